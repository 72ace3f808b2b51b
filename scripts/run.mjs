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

/** Runs named steps one after the other and stops at the first that fails, showing what it said. */
export async function runSteps(steps) {
  const began = Date.now();
  for (const { name, command, args = [], env = {} } of steps) {
    const at = Date.now();
    const { code, output } = await run(command, args, { env });
    const seconds = ((Date.now() - at) / 1000).toFixed(1);
    if (code !== 0) {
      console.log(output.trimEnd());
      console.log(`✗ ${name}, ${seconds} s: ${[command, ...args].join(' ')}`);
      return false;
    }
    console.log(`✓ ${name}, ${seconds} s`);
  }
  console.log(`  all in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return true;
}
