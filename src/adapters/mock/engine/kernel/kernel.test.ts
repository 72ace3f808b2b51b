import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMarket } from '../market/create-market.ts';
import type { Domain } from './domain/domain.ts';
import { Refusal } from './basics/engine-types.ts';
import { Kernel } from './kernel.ts';
import { openLedger } from '../ledger/double-entry-ledger.ts';
import { mountDomain } from './domain/mounted-domain.ts';

type Log = { lines: string[] };
const line = (at: number, text: unknown): string => `${at} ${String(text)}`;

/** Logs commands, agenda entries, and a market event at each multiple of 70. */
const diary: Domain<Log> = {
  name: 'diary',
  initial: () => ({ lines: [] }),
  commands: {
    note: ({ slice, at }, argument) => {
      slice.lines.push(line(at, argument));
      return slice.lines.length;
    },
    later: ({ agenda, at }, argument) =>
      agenda.schedule({ at: at + Number(argument), domain: 'diary', name: 'ring', argument }),
    refuse: ({ nextId, push }) => {
      nextId('line');
      push({ event: 'said', payload: null, to: undefined });
      throw new Refusal('parameter');
    },
    number: ({ nextId }) => nextId('line'),
  },
  due: {
    ring: ({ slice, at, agenda }, argument) => {
      slice.lines.push(line(at, `ring ${JSON.stringify(argument)}`));
      if (slice.lines.length < 40) agenda.schedule({ at: at + 35, domain: 'diary', name: 'ring', argument: 'again' });
    },
  },
  onMarket: {
    nextTime: (_step, from, until) => {
      const next = (Math.floor(from / 70) + 1) * 70;
      return next <= until ? next : undefined;
    },
    run: ({ slice, at }) => void slice.lines.push(line(at, 'market')),
  },
  routes: [],
};

function startKernel(): Kernel {
  const basis = { seed: 1, epoch: 0 };
  return Kernel.create(
    basis,
    {
      domains: [mountDomain(diary)],
      market: createMarket({ ...basis, instruments: [], history: [] }),
      openLedger,
      authenticate: () => undefined,
      hasPicture: async () => false,
      findUser: () => undefined,
      cases: () => [],
      standings: () => [],
      sales: () => [],
      presented: () => ({ market: [], scene: undefined, sceneWork: 0 }),
      eventsSince: () => [],
      personalEventsSince: () => [],
      worthDays: () => [],
      stressEvents: () => [],
    },
    0,
  );
}

const linesOf = (kernel: Kernel): unknown => kernel.state().slices['diary'];

test('advanceTo: everything happens in order of time, market before agenda', () => {
  const kernel = startKernel();
  kernel.run('diary.later', 0, 70);
  kernel.run('diary.later', 0, 30);
  kernel.advanceTo(105);
  expect(linesOf(kernel)).toEqual({
    lines: ['30 ring 30', '65 ring "again"', '70 market', '70 ring 70', '100 ring "again"', '105 ring "again"'],
  });
});

test('advanceTo: many small steps leave the same state as one large one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 4 }),
      (steps, rings) => {
        const walked = startKernel();
        const jumped = startKernel();
        for (const kernel of [walked, jumped]) for (const ring of rings) kernel.run('diary.later', 0, ring);
        let at = 0;
        for (const step of steps) {
          at += step;
          walked.advanceTo(at);
        }
        jumped.advanceTo(at);
        expect(JSON.stringify(walked.state())).toBe(JSON.stringify(jumped.state()));
      },
    ),
  );
});

test('advanceTo: an overdue entry happens now, not in the past', () => {
  const kernel = startKernel();
  kernel.run('diary.later', 100, -60);
  kernel.advanceTo(120);
  expect(linesOf(kernel)).toEqual({ lines: ['70 market', '100 ring -60'] });
});

test('run: a refusal takes back numbers and events', () => {
  const kernel = startKernel();
  const before = JSON.stringify(kernel.state());
  expect(() => kernel.run('diary.refuse', 0, null)).toThrow(Refusal);
  expect(JSON.stringify(kernel.state())).toBe(before);
  expect(kernel.takePushed()).toEqual([]);
  expect(kernel.run('diary.number', 0, null)).toBe(1);
});

test('run: unknown commands and domains are faults, not refusals', () => {
  const kernel = startKernel();
  expect(() => kernel.run('diary.toString', 0, null)).toThrow('diary knows no toString');
  expect(() => kernel.run('nobody.note', 0, null)).toThrow('no domain nobody');
});
