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

/** Runs steps one after the other; false at the first that fails, or when `goesOn` says no. */
async function runInTurn(steps, goesOn = () => true) {
  for (const step of steps) {
    if (!goesOn() || !(await runStep(step))) return false;
  }
  return true;
}

/** Runs lists of steps beside each other. When a step fails, no list begins another one. */
async function runSideBySide(lists) {
  let isGood = true;
  const work = async (steps) => {
    const passed = await runInTurn(steps, () => isGood);
    isGood &&= passed;
  };
  await Promise.all(lists.map(work));
  return isGood;
}

/** Runs lists of named steps beside each other and shows what a failed step said; false when one failed. */
export async function runSteps(...lists) {
  const began = Date.now();
  const isGood = await runSideBySide(lists);
  if (isGood) console.log(`  all in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return isGood;
}
