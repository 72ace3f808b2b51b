import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('two are asked at a time, the others in the sequence in which they came, also after a failure', async () => {
  const asked: number[] = [];
  const answers = new Map<number, (isFine: boolean) => void>();
  const ask = (id: number): Promise<number> =>
    inTurn(() => {
      asked.push(id);
      return new Promise<number>((resolve, reject) => {
        answers.set(id, (isFine) => (isFine ? resolve(id) : reject(new Error('no'))));
      });
    });
  const all = [1, 2, 3, 4].map((id) => ask(id).catch(() => -id));
  expect(asked).toEqual([1, 2]);
  answers.get(2)?.(false);
  await all[1];
  expect(asked).toEqual([1, 2, 3]);
  answers.get(1)?.(true);
  await all[0];
  expect(asked).toEqual([1, 2, 3, 4]);
  answers.get(3)?.(true);
  answers.get(4)?.(true);
  expect(await Promise.all(all)).toEqual([1, -2, 3, 4]);
});
