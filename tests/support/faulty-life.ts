import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { FileStorage } from '../../src/adapters/mock/doors/storage/file-storage.ts';
import { createEngine } from '../../src/adapters/mock/engine/engine.ts';
import { findLedgerFaults } from '../../src/adapters/mock/engine/ledger/ledger-check.ts';
import { DoubleEntryLedger } from '../../src/adapters/mock/engine/ledger/double-entry-ledger.ts';
import { readKernelState } from '../../src/adapters/mock/engine/storage/stored-world-codec.ts';
import { countedBytes, dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { SystemClock } from '../../src/adapters/wire/platform/system-clock.ts';
import { startBreakingProxy } from './breaking-proxy.ts';
import { Draws } from './random-wishes.ts';

/** What came of a life with faults, and sentences about everything that did not hold. */
export interface FaultyLife {
  readonly acknowledged: number;
  readonly refusedFull: number;
  readonly unknown: number;
  readonly lost: ReadonlyMap<string, number>;
  readonly secondsRefused: number;
  readonly faults: readonly string[];
}

interface Plan {
  /** A sandbox as one file. */
  readonly program: string;
  readonly folder: string;
  readonly seed: number;
  readonly rounds: number;
  readonly ordersPerRound: number;
}

interface Sandbox {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Room for some hundred records behind those that are there. */
async function smallDisk({ folder }: Plan): Promise<string> {
  const { size } = await stat(join(folder, 'journal.ndjson'));
  return String(Math.ceil(size / 1024) + 50);
}

/** `blocks`: how long a file may become, in KB; what exceeds it is written up to it and then refused. */
async function startSandbox({ program, folder }: Plan, blocks: string): Promise<Sandbox> {
  const command = `ulimit -f ${blocks}; trap '' XFSZ; exec '${process.execPath}' '${program}' --port 0 --data '${folder}'`;
  const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = await once(child.stdout, 'data');
  return { child, port: Number(/:(\d+)\s*$/.exec(String(said))?.[1]) };
}

/** True when a second process on the folder is sent away. */
async function isRefused({ program, folder }: Plan): Promise<boolean> {
  const child = spawn(process.execPath, [program, '--port', '0', '--data', folder], { stdio: 'ignore' });
  const [code] = await once(child, 'close');
  return code === 1;
}

/** Resolves with the text of the answer, undefined when the connection was lost. */
const post = (
  { port, agent, token }: { port: number; agent: Agent; token: string },
  path: string,
  fields: Record<string, string>,
): Promise<string | undefined> =>
  new Promise((resolve) => {
    const headers = { Authorization: token, 'Content-Type': 'application/x-www-form-urlencoded' };
    const asked = request(
      { port, host: '127.0.0.1', path: `/api${path}`, method: 'POST', agent, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => void parts.push(part));
        answer.on('error', () => resolve(undefined));
        answer.on('aborted', () => resolve(undefined));
        answer.on('end', () => resolve(Buffer.concat(parts).toString()));
      },
    );
    asked.on('error', () => resolve(undefined));
    asked.end(new URLSearchParams(fields).toString());
  });

const typeOf = (text: string | undefined): unknown => {
  try {
    return dig(JSON.parse(text ?? ''), 'type');
  } catch {
    return undefined;
  }
};

/** A price of its own tells one order from all others; none of them is ever met. */
const priceOf = (number: number): string => (1000 + number / 10).toFixed(1);

/** Opens what is stored, and tells how often each price is there. */
async function lookInto(folder: string): Promise<{ prices: ReadonlyMap<string, number>; faults: readonly string[] }> {
  const storage = await FileStorage.open(folder);
  const engine = await createEngine({ seed: 1, clock: new SystemClock(), storage, random: countedBytes() });
  const state = readKernelState(engine.snapshot());
  const faults = findLedgerFaults(DoubleEntryLedger.restore(state.ledger));
  const prices = new Map<string, number>();
  // In steps of a tenth.
  for (const [, price] of JSON.stringify(state.slices['spot']).matchAll(/"side":"buy","price":(\d+),/g)) {
    const name = (Number(price) / 10).toFixed(1);
    prices.set(name, (prices.get(name) ?? 0) + 1);
  }
  await storage.close();
  return { prices, faults };
}

/** Four callers place orders over a line that breaks; now and then the disk is full, a second process comes, and the process is killed. */
export async function liveWithFaults(plan: Plan): Promise<FaultyLife> {
  const draws = new Draws(plan.seed);
  const faults: string[] = [];
  const acknowledged = new Set<number>();
  const refused = new Set<number>();
  const life = { refusedFull: 0, unknown: 0, secondsRefused: 0 };
  let sandbox: Sandbox | undefined;
  const proxy = await startBreakingProxy(() => sandbox?.port ?? 0, draws, 12);
  let next = 1;
  const place = async (token: string, until: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (next < until) {
      const number = next;
      next += 1;
      const fields = { currency_id: '1', legal_id: '3', type: '1', target_price: priceOf(number), amount: '0.0005' };
      const text = await post({ port: proxy.port, agent, token }, '/coin/trade', fields);
      const type = typeOf(text);
      if (type === 'ok') acknowledged.add(number);
      else if (type === 'error') refused.add(number);
      else life.unknown += 1;
    }
    agent.destroy();
  };
  for (let round = 0; round < plan.rounds; round += 1) {
    sandbox = await startSandbox(plan, round % 3 === 1 ? await smallDisk(plan) : 'unlimited');
    const { child, port } = sandbox;
    const agent = new Agent({ keepAlive: false });
    const wish = { user_string: 'demo@tandem.test', password: 'demo1234' };
    const token = String(
      dig(JSON.parse((await post({ port, agent, token: '' }, '/user/login', wish)) ?? '{}'), 'message'),
    );
    const until = next + plan.ordersPerRound;
    const living = Promise.all(Array.from({ length: 4 }, () => place(token, until)));
    if (await isRefused(plan)) life.secondsRefused += 1;
    else faults.push(`round ${round}: a second process opened the folder`);
    await living;
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
    const seen = await lookInto(plan.folder);
    faults.push(...seen.faults);
    for (const number of acknowledged)
      if (!seen.prices.has(priceOf(number)))
        faults.push(`round ${round}: order ${number} was acknowledged and is lost`);
    for (const number of refused)
      if (seen.prices.has(priceOf(number))) faults.push(`round ${round}: order ${number} was refused and is there`);
    for (const [price, count] of seen.prices) if (count > 1) faults.push(`round ${round}: ${count} orders at ${price}`);
  }
  proxy.close();
  return { ...life, refusedFull: refused.size, acknowledged: acknowledged.size, lost: proxy.lost, faults };
}
