import { price, quantity, rate, type Price, type Quantity, type Rate } from '../../src/core/money/amount.ts';

/** One price change as a codec makes it of an event: figures as canonical text. */
export interface Tick {
  readonly index: number;
  readonly symbol: string;
  readonly price: Price;
  /** Percent since the day's open. */
  readonly change: Rate;
  readonly volume: Quantity;
}

export interface Technique {
  readonly take: (tick: Tick) => void;
  /** The element that shows the price of the row with this index. */
  readonly priceCell: (index: number) => Element | null | undefined;
}

export interface Measured {
  readonly frames: number;
  readonly missed: number;
  readonly longTasks: number;
  /** Tick to painted price, ms. */
  readonly latencies: readonly number[];
}

/** In sight, and not the first. */
const probe = 3;
const probeEveryMs = 100;
const feedEveryMs = 4;
const frameMs = 1000 / 60;

export const symbolOf = (index: number): string => `C${index}/USDT`;
const text = (cents: number): string => `${Math.floor(cents / 100)}.${cents % 100 < 10 ? '0' : ''}${cents % 100}`;
const plain = (shown: string | null | undefined): string => (shown ?? '').replace(/[^\d.]/g, '').replace(/\.?0+$/, '');

const openOf = (index: number): number => 100_000 + index * 1357;

/** Feeds ticks at a steady rate, the same ones in every run. */
class Feed {
  readonly #cents: Int32Array;
  readonly #symbols: readonly string[];
  #state = 5;
  #volume = 100_000;

  constructor(rows: number) {
    this.#symbols = Array.from({ length: rows }, (_, index) => symbolOf(index));
    this.#cents = Int32Array.from({ length: rows }, (_, index) => openOf(index));
  }

  next(index: number): Tick {
    const before = this.#cents[index] ?? 0;
    const opens = openOf(index);
    const cents = before + ((this.#random() & 31) - 15 || 1);
    this.#cents[index] = cents;
    this.#volume += 1;
    return {
      index,
      symbol: this.#symbols[index] ?? '',
      price: price(text(cents)),
      change: rate(`${cents < opens ? '-' : ''}${text(Math.abs(cents - opens))}`),
      volume: quantity(text(this.#volume * 13)),
    };
  }

  /** Any row but the probe, which changes by itself. */
  anyRow(): number {
    const index = this.#random() % this.#cents.length;
    return index === probe ? 0 : index;
  }

  #random(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state >>> 8;
  }
}

/** Runs `run` right after the frame that is about to be painted. */
function afterPaint(run: () => void): void {
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', run, { once: true });
  channel.port1.start();
  requestAnimationFrame(() => channel.port2.postMessage(undefined));
}

function watchLongTasks(): { count: () => number; stop: () => void } {
  let count = 0;
  const observer = new PerformanceObserver((list) => {
    count += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  return { count: () => count, stop: () => observer.disconnect() };
}

/** Frames that came, and those that should have come between them. */
function watchFrames(): { read: () => { frames: number; missed: number }; stop: () => void } {
  let last: number | undefined;
  let frames = 0;
  let missed = 0;
  let isRunning = true;
  const frame = (time: number): void => {
    if (!isRunning) return;
    if (last !== undefined) missed += Math.max(0, Math.round((time - last) / frameMs) - 1);
    last = time;
    frames += 1;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return {
    read: () => ({ frames, missed }),
    stop: () => {
      isRunning = false;
    },
  };
}

/** Changes the price of one row now and then, and looks after each frame whether it is on the screen. */
function watchProbe(feed: Feed, technique: Technique): { latencies: number[]; stop: () => void } {
  const latencies: number[] = [];
  let waiting: { readonly price: string; readonly at: number } | undefined;
  let isRunning = true;
  const look = (): void => {
    if (waiting !== undefined && plain(technique.priceCell(probe)?.textContent) === plain(waiting.price)) {
      latencies.push(performance.now() - waiting.at);
      waiting = undefined;
    }
    if (isRunning) afterPaint(look);
  };
  const timer = setInterval(() => {
    if (waiting !== undefined) return;
    const tick = feed.next(probe);
    waiting = { price: tick.price, at: performance.now() };
    technique.take(tick);
  }, probeEveryMs);
  look();
  return {
    latencies,
    stop: () => {
      isRunning = false;
      clearInterval(timer);
      // A price that never came counts as long as it has been waited for.
      if (waiting !== undefined) latencies.push(performance.now() - waiting.at);
    },
  };
}

async function measure(technique: Technique, run: { rows: number; rate: number; ms: number }): Promise<Measured> {
  const feed = new Feed(run.rows);
  const frames = watchFrames();
  const tasks = watchLongTasks();
  const probed = watchProbe(feed, technique);
  const start = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - start) / 1000) * run.rate);
    for (; sent < due; sent += 1) technique.take(feed.next(feed.anyRow()));
  }, feedEveryMs);
  await new Promise((resolve) => {
    setTimeout(resolve, run.ms);
  });
  clearInterval(timer);
  for (const watch of [frames, tasks, probed]) watch.stop();
  return { ...frames.read(), longTasks: tasks.count(), latencies: probed.latencies };
}

/** Puts `benchQuotes(ticksASecond, ms)` on the page for the measurement; `rows` is in the address. */
export async function offer(mount: (rows: number, root: HTMLElement) => Promise<Technique>): Promise<void> {
  const rows = Number(new URLSearchParams(location.search).get('rows') ?? 200);
  const root = document.getElementById('root');
  if (root === null) return;
  const technique = await mount(rows, root);
  const benchQuotes = (ticksASecond: number, ms: number): Promise<Measured> =>
    measure(technique, { rows, rate: ticksASecond, ms });
  Object.assign(globalThis, { benchQuotes });
}
