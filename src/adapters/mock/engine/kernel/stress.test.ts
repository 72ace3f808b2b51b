import { expect, test } from 'vitest';
import { Stress } from './stress.ts';

test('due: as many as the time asks for, numbered without gaps', () => {
  const stress = new Stress();
  stress.set(5000, 1000);
  expect(stress.due(1100)).toEqual({ first: 0, count: 500 });
  expect(stress.due(1150)).toEqual({ first: 500, count: 250 });
  expect(stress.due(1150)).toEqual({ first: 750, count: 0 });
});

test('due: nothing unless it is asked for, and at most a second of it after a long sleep', () => {
  const stress = new Stress();
  expect(stress.due(5000).count).toBe(0);
  stress.set(100, 5000);
  expect(stress.due(65_000).count).toBe(100);
  stress.set(0, 66_000);
  expect(stress.due(70_000).count).toBe(0);
});
