import { Container } from 'inversify';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { provideLate } from './late-ports.ts';
import { createToken } from '../token.ts';

interface Radio {
  tune(station: { name: string }): Promise<string>;
  watchSongs(listener: (song: string) => void): () => void;
}

const Radio = createToken<Radio>('Radio');

function latePort(load: () => Promise<Radio>): Radio {
  const container = new Container();
  provideLate<{ radio: Radio }>(container.bind.bind(container), { radio: Radio }, async () => ({
    radio: await load(),
  }));
  return container.get(Radio);
}

function radio() {
  const listeners = new Set<(song: string) => void>();
  const port: Radio = {
    tune: async ({ name }) => `tuned to ${name}`,
    watchSongs: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { port, play: (song: string) => listeners.forEach((listener) => listener(song)), listeners };
}

test('provideLate: a question waits for the code, which is fetched once', async () => {
  const load = vi.fn<() => Promise<Radio>>(async () => radio().port);
  const port = latePort(load);
  expect(load).not.toHaveBeenCalled();
  await expect(Promise.all([port.tune({ name: 'one' }), port.tune({ name: 'two' })])).resolves.toEqual([
    'tuned to one',
    'tuned to two',
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('provideLate: a watcher hears everything from the arrival on, until it stops', async () => {
  const { port: real, play, listeners } = radio();
  const port = latePort(async () => real);
  const heard: string[] = [];
  const stop = port.watchSongs((song) => heard.push(song));
  await port.tune({ name: 'one' });
  play('first');
  stop();
  play('second');
  expect(heard).toEqual(['first']);
  expect(listeners.size).toBe(0);
});

test('provideLate: who stops before the arrival is never started', async () => {
  const { port: real, listeners } = radio();
  const port = latePort(async () => real);
  port.watchSongs(() => undefined)();
  await port.tune({ name: 'one' });
  expect(listeners.size).toBe(0);
});

test.each([
  ['not-loaded', 'with a network', true],
  ['offline', 'without one', false],
])(
  '18B provideLate: code that cannot be fetched is %s %s, and the next question fetches again',
  async (kind, _, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const { port: real, play } = radio();
    let isReachable = false;
    const port = latePort(async () => {
      if (!isReachable) throw new TypeError('failed to fetch');
      return real;
    });
    const heard: string[] = [];
    port.watchSongs((song) => heard.push(song));
    await expect(port.tune({ name: 'one' })).rejects.toMatchObject({ kind, call: 'tune' });
    isReachable = true;
    await port.tune({ name: 'one' });
    play('first');
    expect(heard).toEqual(['first']);
  },
);

test('W24 provideLate: a failure knows the call that made it', async () => {
  const failing: Radio = {
    tune: async () => {
      throw new AppError('server', 'no such station');
    },
    watchSongs: () => () => undefined,
  };
  await expect(latePort(async () => failing).tune({ name: 'one' })).rejects.toMatchObject({
    kind: 'server',
    call: 'tune',
  });
});

test('provideLate: is not taken for a promise', async () => {
  const port = latePort(async () => radio().port);
  expect(await Promise.resolve(port)).toBe(port);
});
