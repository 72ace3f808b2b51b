import { describe, expect, onTestFinished, test } from 'vitest';
import { SendingWorld, settled, type Fate } from '../../../../tests/support/sending-world.ts';
import type { AppError } from '../../errors/app-error.ts';
import { tellReach } from '../../query/reach.ts';
import { sendChange } from './send-change.ts';

const wish = 'cancel 1';

interface Sent {
  readonly world: SendingWorld;
  /** Undefined while there is none. */
  outcome(): string | undefined;
}

async function changed(fate: Fate, prepare: (world: SendingWorld) => void = () => undefined): Promise<Sent> {
  const world = new SendingWorld(1);
  world.fate = fate;
  prepare(world);
  const [request] = world.tabs;
  if (request === undefined) throw new Error('no tab');
  let told: string | undefined;
  const tell = (failure: AppError | undefined): void => void (told = failure?.kind ?? 'done');
  const change = { wish, nameOf: (one: string) => one, alone: <T>(run: () => Promise<T>) => run() };
  // Two taps.
  void sendChange(request, change).then(tell);
  void sendChange(request, change).then(tell);
  await settled();
  await world.advance(0);
  return { world, outcome: () => told };
}

describe('a change of something that is there, attacked', () => {
  test('T11 sendChange: while the answer of a silent server may come, another change of the same thing waits', async () => {
    const { world, outcome } = await changed('lose-before');
    const [request] = world.tabs;
    if (request === undefined) throw new Error('no tab');
    void sendChange(request, { wish: 'another', nameOf: (one) => one, alone: (run) => run() });
    await world.advance(34_000);
    await world.advance(1500);
    expect([outcome(), world.sends.length]).toEqual([undefined, 1]);
    await world.answer();
    await world.advance(6000);
    expect([outcome(), world.sends.length]).toEqual(['not-done', 2]);
  });

  test('T11 sendChange: what a silent server has done is found meanwhile', async () => {
    const { world, outcome } = await changed('lose-after');
    await world.advance(7000);
    expect([outcome(), world.sends.length]).toEqual(['done', 1]);
  });

  test('E20 sendChange: on figures of an earlier visit it is sent all the same: it is the way out', async () => {
    onTestFinished(() => tellReach({ isSilent: false, oldestAt: undefined }));
    const { world, outcome } = await changed('accept', () => tellReach({ isSilent: true, oldestAt: 0 }));
    await world.answer();
    expect([outcome(), world.sends.length]).toEqual(['done', 1]);
  });

  test('R1 sendChange: "the session has ended" is told at once, and looked up later', async () => {
    const { world, outcome } = await changed('refuse', (one) => (one.refusal = 'session-expired'));
    await world.answer();
    expect([outcome(), world.isAnythingKept]).toEqual(['session-expired', true]);
  });

  test.each([true, false])(
    'R1 sendChange: a device that sleeps for an hour during it, its clock counting: %s, sends nothing more',
    async (isCounted) => {
      const { world, outcome } = await changed('lose-after');
      await world.sleep(3_600_000, isCounted);
      await world.answer();
      await world.advance(40_000);
      expect([outcome(), world.sends.length]).toEqual(['done', 1]);
    },
  );
});
