// A simulated Pico on node: it runs the real firmware on the real MicroPython and simulates pins, panel and line.
//
//   node pico.mjs <control> <files…>      each file is copied into MicroPython's file system under its own name
//
// stdin and stdout are the serial line. The open file number <control> is for the tests, a JSON value a line:
//   in   {"keys": bits} | {"panel": works} | {"run": source}
//   out  {"picture": hex, "on", "brightness"} when the panel changed | {"result": …} | {"error": …} | {"service": true}
import {loadMicroPython} from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import {randomInt} from 'node:crypto';
import {readFileSync, writeSync} from 'node:fs';
import {basename} from 'node:path';
import {Socket} from 'node:net';

const STEP_MS = 2;
const control = new Socket({fd: Number(process.argv[2])});
const tell = (value) => control.write(JSON.stringify(value) + '\n');

// ---- the used part of an SSD1306: commands of one to three bytes, and dots in horizontal addressing mode
const ARGUMENTS = {0x20: 1, 0x21: 2, 0x22: 2, 0x81: 1, 0x8d: 1, 0xa8: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1};
const dots = Buffer.alloc(1024, 0xaa);  // a panel's memory is not empty at power-on
const panel = {works: true, changed: false, on: false, brightness: 0, columns: [0, 127], pages: [0, 7], x: 0, y: 0};

function command(bytes) {
  for (let at = 0; at < bytes.length; ) {
    const code = bytes[at], rest = bytes.subarray(at + 1, at + 1 + (ARGUMENTS[code] ?? 0));
    if (code === 0x21) { panel.columns = [...rest]; panel.x = rest[0]; }
    if (code === 0x22) { panel.pages = [...rest]; panel.y = rest[0]; }
    if (code === 0x81) panel.brightness = rest[0];
    if (code === 0xae || code === 0xaf) panel.on = code === 0xaf;
    at += 1 + rest.length;
  }
}

function paint(bytes) {
  for (const byte of bytes) {
    dots[panel.y * 128 + panel.x] = byte;
    if (++panel.x > panel.columns[1]) {
      panel.x = panel.columns[0];
      if (++panel.y > panel.pages[1]) panel.y = panel.pages[0];
    }
  }
}

// ---- what tests/firmware/hal.py calls
let incoming = [];
let keys = 0;
let alive = 0;
const host = {
  now: () => Math.floor(performance.now()),
  entropy: () => randomInt(2 ** 32),
  read: () => { const data = Buffer.concat(incoming).toString('hex'); incoming = []; return data; },
  write: (hex) => process.stdout.write(Buffer.from(hex, 'hex')),
  pressed: () => keys,
  panel: (hex) => {
    if (!panel.works) return false;
    const bytes = Buffer.from(hex, 'hex');
    (bytes[0] === 0x40 ? paint : command)(bytes.subarray(1));
    return panel.changed = true;
  },
  alive: () => { alive += 1; },
  fed: () => alive,
  service: () => tell({service: true}),
};

const mp = await loadMicroPython({stdout: (text) => writeSync(2, text + '\n'), linebuffer: true});
mp.registerJsModule('_host', host);
for (const path of process.argv.slice(3)) mp.FS.writeFile('/' + basename(path), readFileSync(path));
mp.runPython('import gc, sys\nsys.path.append("/")\nimport hal, device\nhandheld = device.Device(hal)\nstep = handheld.step');
const stepPython = mp.globals.get('step');

function step() {
  stepPython();
  if (panel.changed) {
    panel.changed = false;
    tell({picture: dots.toString('hex'), on: panel.on, brightness: panel.brightness});
  }
}

function obey(line) {
  const order = JSON.parse(line);
  if ('keys' in order) keys = order.keys;
  if ('panel' in order) panel.works = order.panel;
  if ('run' in order) {
    try {
      mp.runPython(order.run);
      tell({result: mp.globals.get('result') ?? null});
    } catch (error) {
      tell({error: String(error)});
    }
  }
  step();
}

let partial = '';
control.on('data', (data) => {
  const lines = (partial + data).split('\n');
  partial = lines.pop();
  lines.forEach(obey);
});
control.on('close', () => process.exit(0));
process.stdin.on('data', (data) => { incoming.push(data); step(); });
setInterval(step, STEP_MS);
