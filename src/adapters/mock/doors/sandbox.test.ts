import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const started = /^sandbox listening on http:\/\/\S+:\d+\n$/;

/** What a sandbox says on both streams until it listens; it is ended then. */
function startedWith(...wishes: readonly string[]): Promise<{ said: string; warned: string }> {
  const args = ['--import', 'tsx', 'src/adapters/mock/doors/sandbox.ts', '--port', '0', ...wishes];
  const sandbox = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let warned = '';
  sandbox.stderr.on('data', (chunk) => void (warned += String(chunk)));
  sandbox.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (said.endsWith('\n')) sandbox.kill();
  });
  return new Promise((resolve, reject) => {
    sandbox.once('error', reject);
    sandbox.once('close', () => resolve({ said, warned }));
  });
}

test('sandbox: it says one line where it listens, and warns beside it when others can reach it', async () => {
  const alone = await startedWith();
  expect([alone.said, alone.warned]).toEqual([expect.stringMatching(started), '']);
  const open = await startedWith('--host', '0.0.0.0');
  expect([open.said, open.warned]).toEqual([
    expect.stringMatching(started),
    'Warning: everybody who reaches this machine reaches this test server on 0.0.0.0.\n',
  ]);
}, 60_000);
