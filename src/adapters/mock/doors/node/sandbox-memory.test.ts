import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { builtProgram } from '../../../../../tests/support/built-program.ts';

const megabyte = 1024 * 1024;
/** What forty connections and the pieces on their way may take, in MB; the uploads are 400, the forms 5. */
const grown = 70;

/** What a process holds in memory, and the most it ever held, in MB. */
async function memoryOf(id: number): Promise<{ readonly now: number; readonly most: number }> {
  const status = await readFile(`/proc/${id}/status`, 'utf8');
  const read = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** Sends ten megabytes of twenty, and keeps the connection open. */
async function holdUpload(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const head = `POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${20 * megabyte}\r\n\r\n`;
  socket.write(head);
  const part = Buffer.alloc(megabyte);
  for (let sent = 0; sent < 10; sent += 1) await new Promise((resolve) => void socket.write(part, resolve));
  return socket;
}

/** Sends a form of 120 kB in pieces of one byte, and keeps the connection open. */
async function holdPieces(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('POST /api/coin/trade HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  const pieces = '1\r\na\r\n'.repeat(4000);
  for (let sent = 0; sent < 30; sent += 1) await new Promise((resolve) => void socket.write(pieces, resolve));
  return socket;
}

test.skipIf(process.platform !== 'linux').each([
  ['uploads of ten megabytes open', holdUpload],
  ['forms in pieces of one byte open', holdPieces],
])(
  'R12 sandbox: forty visitors who hold %s take almost no memory',
  async (_, hold) => {
    const program = await builtProgram('src/adapters/mock/doors/node/sandbox.ts');
    const sandbox = spawn(process.execPath, [program, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void sandbox.kill('SIGKILL'));
    const [said] = await once(sandbox.stdout, 'data');
    const port = Number(/:(\d+)\s*$/.exec(String(said))?.[1]);
    const id = sandbox.pid ?? 0;
    const prices = (): Promise<Response> => fetch(`http://127.0.0.1:${port}/api/currency/quotation_new`);
    for (let asked = 0; asked < 20; asked += 1) await (await prices()).text();
    const before = await memoryOf(id);
    const held = await Promise.all(Array.from({ length: 40 }, () => hold(port)));
    onTestFinished(() => held.forEach((socket) => void socket.destroy()));
    expect((await prices()).status).toBe(200);
    const after = await memoryOf(id);
    expect(after.now - before.now).toBeLessThan(grown);
    expect(after.most - before.most).toBeLessThan(grown);
    expect(held.filter((socket) => !socket.destroyed)).toHaveLength(40);
  },
  60_000,
);
