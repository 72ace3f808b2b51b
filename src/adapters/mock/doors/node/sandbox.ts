import { webcrypto } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dialectNames, type DialectName } from '../../../../core/domain/server/dialect-name.ts';
import type { Clock } from '../../../../core/time/clock.ts';
import { clockSpeeds, type ClockSpeed } from '../../../../core/ports/presenter-port.ts';
import { SystemClock } from '../../../wire/platform/system-clock.ts';
import type { Dialect } from '../../dialects/basics/dialect.ts';
import { dialects } from '../../dialects/families/dialects.ts';
import { createEngine, type Engine } from '../../engine/engine.ts';
import type { Basis } from '../../engine/kernel/kernel.ts';
import { siteLogoPath } from '../../engine/people/files/site-logo.ts';
import { plainRules } from '../../engine/kernel/basics/world-rules.ts';
import { StoredWorldError } from '../../engine/storage/journal-storage.ts';
import { sandboxPace } from '../../engine/market/broadcast.ts';
import { MemoryStorage } from '../../engine/storage/memory-storage.ts';
import { defaultSeed } from '../../engine/seed/personas.ts';
import { EnginePresenter } from '../../presenter/engine-presenter.ts';
import { broughtHistoryFolder, readBroughtHistory } from '../storage/brought-history-folder.ts';
import { EngineServer } from '../server/engine-server.ts';
import { fileNames, FileStorage, moveAside } from '../storage/file-storage.ts';
import { FillableStorage } from '../storage/fillable-storage.ts';
import { startNodeServer } from './node-server.ts';
import { pauseBy } from '../backend/pause.ts';
import { WorldDoor } from '../server/world-door.ts';

const usage =
  'npm run sandbox -- [--port 8787] [--host 127.0.0.1] [--seed N] [--data DIR [--reset]] [--speed 0|1|60|3600] [--control] [--wallet-sign-in] [--ignore-request-ids] [--dialect standard|a|b|c|d]';

interface Wishes {
  readonly port: number;
  readonly host: string;
  /** Undefined when not chosen. */
  readonly seed: number | undefined;
  readonly speed: ClockSpeed | undefined;
  readonly folder: string | undefined;
  readonly isReset: boolean;
  readonly isControlled: boolean;
  readonly opensWalletSignIn: boolean;
  readonly ignoresRequestIds: boolean;
  /** Undefined for the specification's own dialect. */
  readonly dialect: { readonly name: DialectName; readonly table: Dialect } | undefined;
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

const standard = 'standard';

function readDialect(text: string): Wishes['dialect'] {
  if (text === standard) return undefined;
  const name = dialectNames.find((known) => known === text);
  const table = dialects[text];
  if (name === undefined || table === undefined)
    throw new Error(`--dialect is one of ${[standard, ...Object.keys(dialects)].join(', ')}`);
  return { name, table };
}

function readWishes(): Wishes {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string' },
      data: { type: 'string' },
      speed: { type: 'string' },
      reset: { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      'wallet-sign-in': { type: 'boolean', default: false },
      'ignore-request-ids': { type: 'boolean', default: false },
      dialect: { type: 'string', default: standard },
    },
  });
  if (values.reset && values.data === undefined) throw new Error('--reset needs the folder of --data');
  return {
    port: wholeNumber(values.port, 'port'),
    host: values.host,
    seed: values.seed === undefined ? undefined : wholeNumber(values.seed, 'seed'),
    speed: readSpeed(values.speed),
    folder: values.data,
    isReset: values.reset,
    isControlled: values.control,
    opensWalletSignIn: values['wallet-sign-in'],
    ignoresRequestIds: values['ignore-request-ids'],
    dialect: readDialect(values.dialect),
  };
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1']);

const randomBytes = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));

/** The obstacle, that nothing was changed, and the options. */
function describeUnreadable(folder: string, { message, part, fault }: StoredWorldError): string {
  if (fault === 'unavailable') return message;
  const place = part === undefined ? resolve(folder) : join(resolve(folder), fileNames[part]);
  return [
    `What is stored in ${place} cannot be opened: ${message}`,
    'Nothing was changed. To have it looked into, send a copy of that folder to whoever looks after this server.',
    'To begin anew, add --reset: the whole folder is moved aside under another name, and nothing of it is deleted.',
  ].join('\n');
}

async function openStorage({ folder, isReset }: Wishes): Promise<FillableStorage> {
  if (folder === undefined) return new FillableStorage(new MemoryStorage());
  const aside = isReset ? await moveAside(folder) : undefined;
  if (aside !== undefined) console.error(`What was stored is in ${aside} now.`);
  return new FillableStorage(await FileStorage.open(folder));
}

async function openEngine(wishes: Wishes, storage: FillableStorage, clock: Clock): Promise<Engine> {
  const onFault = (fault: unknown): void => console.error(fault);
  const brought = await readBroughtHistory(broughtHistoryFolder);
  const { seed = defaultSeed, opensWalletSignIn, dialect } = wishes;
  const pace = dialect?.table.pushing.pace ?? sandboxPace;
  const manner = { rules: dialect?.table.rules ?? plainRules, words: dialect?.name };
  const world = { seed, hasPast: true, opensWalletSignIn, brought, siteLogo: siteLogoPath, ...manner, pace };
  try {
    return await createEngine({ ...world, clock, storage, random: randomBytes, onFault, pause: pauseBy(clock) });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** A stored world keeps its prices. */
function tellKeptSeed({ seed, folder }: Wishes, kept: number): void {
  if (seed === undefined || seed === kept) return;
  const anew = 'Add --reset to begin anew with it: the folder is moved aside.';
  console.error(`The world in ${folder} goes on with its own seed ${kept}; --seed ${seed} changes nothing. ${anew}`);
}

/** A stored world keeps its dialect and rules. */
function tellKeptWords({ dialect, folder }: Wishes, { words = standard }: Basis): void {
  if (words === (dialect?.name ?? standard)) return;
  const anew = 'Add --reset to begin anew: the folder is moved aside.';
  console.error(`The world in ${folder} was made for the dialect ${words} and goes on in it. ${anew}`);
}

const hourMs = 3_600_000;

/** Once for each skipped time. */
function tellSkippedTime({ control }: Engine): void {
  let told = 0;
  control.watch(() => {
    const { skippedMs, now } = control.state();
    if (skippedMs > told)
      console.error(
        `This world slept too long to live through all of it: ${Math.round((skippedMs - told) / hourMs)} hours are left out, and it goes on from ${new Date(now).toISOString()}.`,
      );
    told = skippedMs;
  });
}

async function run(wishes: Wishes): Promise<void> {
  const clock = new SystemClock();
  const storage = await openStorage(wishes);
  const engine = await openEngine(wishes, storage, clock);
  tellSkippedTime(engine);
  tellKeptSeed(wishes, engine.control.state().seed);
  tellKeptWords(wishes, engine.control.basis());
  if (wishes.speed !== undefined) await engine.control.setSpeed(wishes.speed);
  const server = new EngineServer({ engine, clock, random: randomBytes, storage });
  const onFault = (fault: unknown): void => console.error(fault);
  const door = await startNodeServer({
    server,
    door: new WorldDoor({ server, clock, random: randomBytes, onFault }),
    port: wishes.port,
    host: wishes.host,
    ignoresRequestIds: wishes.ignoresRequestIds,
    ...(wishes.folder === undefined ? {} : { folder: wishes.folder }),
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

function describeFailure(error: unknown, wishes: Wishes | undefined): string {
  if (wishes === undefined) return `${messageOf(error)}\n${usage}`;
  if (error instanceof StoredWorldError && wishes.folder !== undefined) return describeUnreadable(wishes.folder, error);
  return messageOf(error);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

let wishes: Wishes | undefined;
try {
  wishes = readWishes();
  await run(wishes);
} catch (error) {
  console.error(describeFailure(error, wishes));
  process.exitCode = 1;
}
