import { open } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname, relative } from 'node:path';

/** Systems truncate longer socket names, in bytes. */
const longestName = 100;

const shorter = (left: string, right: string): string => (left.length <= right.length ? left : right);

/** Gives a socket a short enough name, however deep its folder is. */
async function bySocketName<Result>(path: string, use: (name: string) => Promise<Result>): Promise<Result> {
  const name = shorter(path, relative(process.cwd(), path));
  if (Buffer.byteLength(name) <= longestName) return use(name);
  const folder = await open(dirname(path), 'r');
  try {
    return await use(`/proc/self/fd/${folder.fd}/${basename(path)}`);
  } finally {
    await folder.close();
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** System errors of a socket without a living process. */
const deserted: readonly unknown[] = ['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'];

/** Whether a living process listens at a path. When in doubt, true. */
export const isListenedTo = (path: string): Promise<boolean> =>
  bySocketName(
    path,
    (name) =>
      new Promise((resolve) => {
        const socket = connect(name);
        socket.once('connect', () => {
          socket.destroy();
          resolve(true);
        });
        socket.once('error', (error) => resolve(!deserted.includes(codeOf(error))));
      }),
  );

/** Listens at a free path until the server is closed or the process ends; does not keep the process alive. */
export const listenAt = (path: string): Promise<Server> =>
  bySocketName(
    path,
    (name) =>
      new Promise((resolve, reject) => {
        const server = createServer((socket) => socket.destroy());
        server.once('error', reject);
        // Other accounts of the machine may connect: they get only a sign of life.
        server.listen({ path: name, writableAll: true }, () => {
          server.off('error', reject);
          server.on('error', () => undefined);
          resolve(server.unref());
        });
      }),
  );

export const closeServer = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
