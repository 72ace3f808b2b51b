import { spawn } from 'node:child_process';

export const sandboxPort = 8799;

/** Evaluated in the page. */
export const floorIsReady = () => document.querySelector('main p')?.textContent === 'ready';
/** Quotes with figures stand in the list. */
export const homeIsReady = () =>
  /\d[.,]\d/.test(document.querySelector('main')?.textContent ?? '') &&
  document.querySelectorAll('main a[href*="symbol="]').length > 2;
/** The ticket of the pair can be filled in. */
export const spotIsReady = () => document.querySelector('main input[inputmode="decimal"]') !== null;
/** The book shows levels. They come with the next push, and a server pushes every two seconds. */
export const bookIsThere = () => /\d[.,]\d/.test(document.querySelector('main [data-side="asks"]')?.textContent ?? '');

/** The backend on a port; resolves with its process when it answers. `wishes` are options of the sandbox. */
export function startSandbox(wishes = []) {
  // Not through npx: ending that would leave the server behind.
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/adapters/mock/doors/node/sandbox.ts', '--port', String(sandboxPort), ...wishes],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the sandbox ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('sandbox listening')) done(child);
    });
  });
}

/** A call of the presenter, of a sandbox that was started with `--control`. */
export async function askSandbox(method, argument) {
  const address = `http://127.0.0.1:${sandboxPort}/__control/${method}`;
  const headers = { 'content-type': 'application/json' };
  const { ok, status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify(argument) });
  if (!ok) throw new Error(`the sandbox answered ${status}`);
}

export const setSandboxFaults = (faults) => askSandbox('setFaults', faults);
