import { webcrypto } from 'node:crypto';
import { parseArgs } from 'node:util';
import { clockSpeeds, type ClockSpeed } from '../../../core/ports/presenter-port.ts';
import { SystemClock } from '../../wire/platform/system-clock.ts';
import { createEngine } from '../engine/engine.ts';
import { MemoryStorage } from '../engine/storage/memory-storage.ts';
import { defaultSeed } from '../engine/seed/personas.ts';
import { EnginePresenter } from '../presenter/engine-presenter.ts';
import { broughtHistoryFolder, readBroughtHistory } from './brought-history-folder.ts';
import { EngineServer } from './engine-server.ts';
import { FileStorage } from './file-storage.ts';
import { FillableStorage } from './fillable-storage.ts';
import { startNodeServer } from './node-server.ts';

const usage =
  'npm run sandbox -- [--port 8787] [--host 127.0.0.1] [--seed N] [--data DIR] [--speed 0|1|60|3600] [--control]';

interface Wishes {
  readonly port: number;
  readonly host: string;
  readonly seed: number;
  readonly speed: ClockSpeed | undefined;
  readonly folder: string | undefined;
  readonly isControlled: boolean;
}

function wholeNumber(text: string, name: string): number {
  const value = Number.parseInt(text, 10);
  if (String(value) !== text) throw new Error(`--${name} is a whole number, not ${text}`);
  return value;
}

function readSpeed(text: string | undefined): ClockSpeed | undefined {
  if (text === undefined) return undefined;
  const speed = clockSpeeds.find((candidate) => String(candidate) === text);
  if (speed === undefined) throw new Error(`--speed is one of ${clockSpeeds.join(', ')}`);
  return speed;
}

function readWishes(): Wishes {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: String(defaultSeed) },
      data: { type: 'string' },
      speed: { type: 'string' },
      control: { type: 'boolean', default: false },
    },
  });
  return {
    port: wholeNumber(values.port, 'port'),
    host: values.host,
    seed: wholeNumber(values.seed, 'seed'),
    speed: readSpeed(values.speed),
    folder: values.data,
    isControlled: values.control,
  };
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1']);

const randomBytes = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));

async function run(wishes: Wishes): Promise<void> {
  const clock = new SystemClock();
  const storage = new FillableStorage(
    wishes.folder === undefined ? new MemoryStorage() : await FileStorage.open(wishes.folder),
  );
  const onFault = (fault: unknown): void => console.error(fault);
  const brought = await readBroughtHistory(broughtHistoryFolder);
  const engine = await createEngine({
    seed: wishes.seed,
    clock,
    storage,
    random: randomBytes,
    hasPast: true,
    brought,
    onFault,
  });
  if (wishes.speed !== undefined) await engine.control.setSpeed(wishes.speed);
  const server = new EngineServer({ engine, clock, random: randomBytes, storage });
  const door = await startNodeServer({
    server,
    port: wishes.port,
    host: wishes.host,
    ...(wishes.isControlled ? { presenter: new EnginePresenter(server) } : {}),
  });
  const stop = async (): Promise<void> => {
    await door.close();
    await engine.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  if (!loopbackHosts.has(wishes.host))
    console.error(`Warning: everybody who reaches this machine reaches this test server on ${wishes.host}.`);
  console.log(`sandbox listening on http://${wishes.host}:${door.port}`);
}

try {
  await run(readWishes());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 1;
}
