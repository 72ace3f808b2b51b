import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { builtProgram } from '../../../../../tests/support/built-program.ts';
import { dig } from '../../engine/test-worlds/test-world.ts';

async function startSandbox(): Promise<string> {
  const args = [await builtProgram('src/adapters/mock/doors/node/sandbox.ts'), '--port', '0'];
  const sandbox = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void sandbox.kill());
  return new Promise((resolve, reject) => {
    sandbox.once('error', reject);
    sandbox.stdout.on('data', (said) => resolve(/http:\S+/.exec(String(said))?.[0] ?? ''));
  });
}

test('R11 sandbox: it tells of a logo, as an operator does, and has the picture', async () => {
  const address = await startSandbox();
  const told: unknown = await (await fetch(`${address}/api/getSiteConfig`)).json();
  const logo = dig(told, 'message', 'site_logo');
  expect(logo).toBe('/upload/site-logo.svg');
  const picture = await fetch(`${address}${String(logo)}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const drawing = await picture.text();
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).not.toMatch(/<script|on\w+=|href/);
});
