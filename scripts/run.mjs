import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const environment = {
  ...process.env,
  PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH,
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
};

/** Runs a command of this project; resolves with its exit code and everything it said. */
export function run(command, args, { env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

async function runStep({ name, command, args = [], env = {} }) {
  const at = Date.now();
  const { code, output } = await run(command, args, { env });
  const seconds = ((Date.now() - at) / 1000).toFixed(1);
  if (code === 0) {
    console.log(`✓ ${name}, ${seconds} s`);
    return true;
  }
  console.log(output.trimEnd());
  console.log(`✗ ${name}, ${seconds} s: ${[command, ...args].join(' ')}`);
  return false;
}

/** Runs steps that do not need each other, two at a time; false as soon as those under way when one failed have ended. */
async function runSideBySide(steps) {
  const left = [...steps];
  let isGood = true;
  const work = async () => {
    for (let step = left.shift(); step !== undefined && isGood; step = left.shift()) {
      const passed = await runStep(step);
      isGood &&= passed;
    }
  };
  await Promise.all([work(), work()]);
  return isGood;
}

/** Runs named steps one after the other and stops at the first that fails, showing what it said. A list among them runs side by side. */
export async function runSteps(steps) {
  const began = Date.now();
  for (const step of steps) {
    const isGood = Array.isArray(step) ? await runSideBySide(step) : await runStep(step);
    if (!isGood) return false;
  }
  console.log(`  all in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return true;
}
