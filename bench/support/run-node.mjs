import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a script in a process of its own; resolves with the JSON of its last line. */
export async function runNode(script, args) {
  const { stdout } = await run(process.execPath, ['--expose-gc', script, ...args.map(String)], { maxBuffer: 1e7 });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}
