import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { UploadProgress } from '../../../core/ports/http-transport.ts';
import type { Session } from '../../../core/ports/session.ts';
import { BusyIndicator } from '../../../core/query/busy-indicator.ts';
import { MeasuredServerClock } from '../platform/measured-server-clock.ts';
import { SystemClock } from '../platform/system-clock.ts';
import { AxiosHttpTransport } from './axios-http-transport.ts';

/** More than the buffers of a connection inside one machine take in. */
const large = 24 * 1024 * 1024;
const quietMs = 400;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that takes a request, and if it is slow does not read it before it is told to. */
async function startServer({ isSlow }: { readonly isSlow: boolean }) {
  const requests: IncomingMessage[] = [];
  server = createServer((request, response) => {
    requests.push(request);
    request.on('end', () => response.end('{"type":"ok","message":"/upload/1.jpg"}'));
    if (!isSlow) request.resume();
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/api`, read: () => requests.forEach((request) => request.resume()) };
}

function transportTo(apiBase: string, countsUploads: boolean): AxiosHttpTransport {
  const clock = new SystemClock();
  const state = { token: 'a1b2', userId: undefined, language: 'en' };
  return new AxiosHttpTransport({
    apiBase,
    fileHost: '',
    fetch,
    countsUploads,
    session: { state: () => state } as Session,
    serverClock: new MeasuredServerClock(clock),
    busy: new BusyIndicator(clock),
    isOnline: () => true,
    elapsedMs: () => 0,
  });
}

/** Until nothing more has been told for a while. */
async function quiet(told: readonly unknown[]): Promise<void> {
  for (let before = -1; before !== told.length;) {
    before = told.length;
    await new Promise((done) => setTimeout(done, quietMs));
  }
}

test('QB2 upload: while a slow server does not read, what is told stands below the whole; with the last byte it is the whole', async () => {
  const { address, read } = await startServer({ isSlow: true });
  const told: UploadProgress[] = [];
  const answered = vi.fn<(reference: string) => void>();
  const upload = transportTo(address, true).upload('POST /upload', new Blob([new Uint8Array(large)]), (progress) =>
    told.push(progress),
  );
  void upload.then(answered);
  await vi.waitFor(() => expect(told).not.toEqual([]), { timeout: 10_000 });
  await quiet(told);
  expect(told.at(-1)?.sent).toBeGreaterThan(0);
  expect(told.at(-1)?.sent).toBeLessThan(large);
  expect(answered).not.toHaveBeenCalled();
  read();
  await expect(upload).resolves.toBe('/upload/1.jpg');
  await vi.waitFor(() => expect(told.at(-1)?.sent).toBe(told.at(-1)?.total));
  expect(told.at(-1)?.total).toBeGreaterThan(large);
  const sent = told.map((progress) => progress.sent);
  expect(sent).toEqual(sent.toSorted((left, right) => left - right));
});

test('QB2 upload: where nobody counts, nothing is told, and the picture arrives all the same', async () => {
  const { address } = await startServer({ isSlow: false });
  const told = vi.fn<(progress: UploadProgress) => void>();
  const upload = transportTo(address, false).upload('POST /upload', new Blob(['x']), told);
  await expect(upload).resolves.toBe('/upload/1.jpg');
  expect(told).not.toHaveBeenCalled();
});
