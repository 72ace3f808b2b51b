import { createHash, randomUUID } from 'node:crypto';
import { link, readdir, realpath, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { StoredWorldError } from '../../engine/storage/journal-storage.ts';
import { closeServer, isListenedTo, listenAt } from './socket-path.ts';

/**
 * The single process that may write into a folder. It listens on a socket in the folder, which the system closes with
 * the process. Process ids are not used: they mean nothing across containers. A dead process blocks nothing.
 * A socket gets its name `owner.<number>` by a hard link once it listens; only one process can create the link. The
 * highest number owns the folder. A process takes the next number if the highest does not answer, and gives it back if
 * a higher one appeared meanwhile. So a late process notices at its next write that it no longer owns the folder.
 */
export interface FolderOwner {
  /** Increases with every owner. Every record contains the number of its writer. */
  readonly number: number;
  /** False when a later process has taken the folder. */
  holds(): Promise<boolean>;
  /** Continues under a number above this one, which a record contains. */
  raiseAbove(number: number): Promise<void>;
  /** `folder`: its current location. */
  release(folder: string): Promise<void>;
}

const claim = /^owner\.([1-9]\d{0,14})$/;
const begun = /^owner-[-0-9a-f]{36}\.new$/;
const claimOf = (folder: string, number: number): string => join(folder, `owner.${number}`);

const inUse = (folder: string): StoredWorldError =>
  new StoredWorldError('unavailable', `Another process uses the folder ${folder}.`);

async function numbersIn(folder: string): Promise<readonly number[]> {
  const names = await readdir(folder);
  return names.map((name) => Number(claim.exec(name)?.[1] ?? 0)).filter((number) => number > 0);
}

/** 0 for a folder without an owner. */
const highestIn = async (folder: string): Promise<number> => Math.max(0, ...(await numbersIn(folder)));

async function linkIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Resolves with the claimed number. */
async function claimNumber(folder: string, socket: string): Promise<number> {
  const highest = await highestIn(folder);
  if (highest > 0 && (await isListenedTo(claimOf(folder, highest)))) throw inUse(folder);
  const number = highest + 1;
  // Another process was faster: check again whether it is alive.
  if (!(await linkIfFree(socket, claimOf(folder, number)))) return claimNumber(folder, socket);
  if ((await highestIn(folder)) === number) return number;
  await rm(claimOf(folder, number), { force: true });
  return claimNumber(folder, socket);
}

/** Names of dead owners, and the lock file of earlier versions. */
async function tidy(folder: string, own: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const isEarlier = Number(claim.exec(name)?.[1] ?? own) < own;
    const isLeft = begun.test(name) && !(await isListenedTo(join(folder, name)));
    if (isEarlier || isLeft || name === 'in-use.pid') await rm(join(folder, name), { force: true });
  }
}

class SocketOwner implements FolderOwner {
  readonly #folder: string;
  readonly #server: Server;
  #number: number;

  constructor(folder: string, server: Server, number: number) {
    this.#folder = folder;
    this.#server = server;
    this.#number = number;
  }

  get number(): number {
    return this.#number;
  }

  async holds(): Promise<boolean> {
    return (await highestIn(this.#folder)) === this.#number;
  }

  async raiseAbove(number: number): Promise<void> {
    if (number < this.#number) return;
    const earlier = claimOf(this.#folder, this.#number);
    const next = number + 1;
    if (!(await linkIfFree(earlier, claimOf(this.#folder, next)))) throw inUse(this.#folder);
    this.#number = next;
    await rm(earlier, { force: true });
  }

  async release(folder: string): Promise<void> {
    await rm(claimOf(folder, this.#number), { force: true });
    await closeServer(this.#server);
  }
}

async function takeBySocket(folder: string): Promise<FolderOwner> {
  const socket = join(folder, `owner-${randomUUID()}.new`);
  const server = await listenAt(socket);
  try {
    const number = await claimNumber(folder, socket);
    await rm(socket, { force: true });
    await tidy(folder, number);
    return new SocketOwner(folder, server, number);
  } catch (error) {
    await rm(socket, { force: true });
    await closeServer(server);
    throw error;
  }
}

/** Windows has no sockets in folders, but named pipes, each with a single owner. */
async function takeByPipe(folder: string): Promise<FolderOwner> {
  const digest = createHash('sha256').update((await realpath(folder)).toLowerCase());
  const server = await listenAt(`\\\\.\\pipe\\tandem-${digest.digest('hex')}`).catch((): never => {
    throw inUse(folder);
  });
  let number = 1;
  return {
    get number() {
      return number;
    },
    holds: async () => true,
    raiseAbove: async (known) => void (number = Math.max(number, known + 1)),
    release: () => closeServer(server),
  };
}

/** Fails with StoredWorldError `unavailable` while another process owns the folder, or when ownership is impossible. */
export async function takeFolder(folder: string): Promise<FolderOwner> {
  try {
    return await (process.platform === 'win32' ? takeByPipe : takeBySocket)(folder);
  } catch (error) {
    if (error instanceof StoredWorldError) throw error;
    throw new StoredWorldError('unavailable', `The folder ${folder} cannot be held: ${String(error)}`, {
      cause: error,
    });
  }
}
