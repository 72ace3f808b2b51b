import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { tries } from '../../../tests/support/breadth.ts';
import { fates, SendingWorld, settled, type Fate, type Request } from '../../../tests/support/sending-world.ts';
import { tellReach } from '../query/reach.ts';
import { isUnderWay } from './request-state.ts';

const wish = 'buy 1 BTC';

async function sent(world: SendingWorld, fate: Fate, tab = 0): Promise<Request> {
  const request = world.tabs[tab];
  if (request === undefined) throw new Error('no such tab');
  world.fate = fate;
  request.review(wish);
  await settled();
  request.send();
  request.send();
  await settled();
  return request;
}

const stateOf = (request: Request | undefined): string | undefined => request?.view().state.kind;

afterEach(() => tellReach({ isSilent: false, oldestAt: undefined }));

describe('MoneyRequest', () => {
  test('OE5 MoneyRequest: two taps send once, and the answer ends it', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'accept');
    expect([stateOf(request), world.sends.length]).toEqual(['sending', 1]);
    await world.answer();
    expect(stateOf(request)).toBe('accepted');
    await world.advance(20_000);
    expect(request.view()).toMatchObject({ state: { kind: 'accepted', rows: [{ id: '1' }] }, doubled: undefined });
  });

  test('E20 MoneyRequest: on figures of an earlier visit nothing is sent, and the same review sends on fresh ones', async () => {
    const world = new SendingWorld(1);
    tellReach({ isSilent: true, oldestAt: 0 });
    const request = await sent(world, 'accept');
    expect([stateOf(request), world.sends.length]).toEqual(['review', 0]);
    tellReach({ isSilent: false, oldestAt: undefined });
    request.send();
    await settled();
    expect([stateOf(request), world.sends.length]).toEqual(['sending', 1]);
  });

  test('OE6 MoneyRequest: a lost answer is looked for until a record shows it', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'lose-late');
    await world.answer();
    expect(stateOf(request)).toBe('open');
    await world.advance(10_000);
    expect(stateOf(request)).toBe('unknown');
    await world.advance(20_000);
    expect(stateOf(request)).toBe('found');
  });

  test('T11 MoneyRequest: what lists and balance do not show 30 s later is not there, and the ticket is free', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'lose-before');
    await world.answer();
    await world.advance(29_000);
    expect(stateOf(request)).toBe('unknown');
    await world.advance(2000);
    expect(stateOf(request)).toBe('not-there');
    request.review(wish);
    expect(stateOf(request)).toBe('review');
  });

  test.each([
    ['goes on', true, 11_000],
    ['begins anew where the server has told no time', false, 31_000],
  ])('T11 MoneyRequest: over a reload the half minute %s', async (_how, isServerTimeKnown, decidedMs) => {
    const world = new SendingWorld(1);
    world.isServerTimeKnown = isServerTimeKnown;
    await sent(world, 'lose-before');
    await world.answer();
    await world.advance(20_000);
    world.reload(0);
    await world.advance(decidedMs - 2000);
    expect(stateOf(world.tabs[0])).toBe('unknown');
    await world.advance(4000);
    expect(stateOf(world.tabs[0])).toBe('not-there');
  });

  test('T11 MoneyRequest: where nothing could be read the person looks, and is free', async () => {
    const world = new SendingWorld(1);
    world.isReadable = false;
    const request = await sent(world, 'lose-before');
    await world.advance(3000);
    await world.answer();
    await world.advance(60_000);
    expect(stateOf(request)).toBe('unknown');
    request.checkAgain();
    await settled();
    expect(stateOf(request)).toBe('unknown');
    request.close();
    expect(stateOf(request)).toBe('idle');
  });

  test('R1 MoneyRequest: of a server that failed, nothing more is looked for after the patient looks', async () => {
    const world = new SendingWorld(1);
    world.isReadable = false;
    const request = await sent(world, 'fail');
    await world.advance(3000);
    await world.answer();
    await world.advance(10_000);
    expect(request.view().state).toMatchObject({ kind: 'unknown', isOver: true, hasFailed: true });
  });

  test.each(['double', 'lose-doubled'] as const)(
    'R1 MoneyRequest: %s, more records than requests are named until dismissed',
    async (fate) => {
      const world = new SendingWorld(1);
      const request = await sent(world, fate);
      await world.answer();
      await world.advance(10_000);
      expect(request.view().doubled?.rows.map(({ id }) => id)).toEqual(['2', '1']);
      world.reload(0);
      await world.advance(10_000);
      expect(world.tabs[0]?.view().doubled?.rows).toHaveLength(2);
      world.tabs[0]?.dismissDoubled();
      world.reload(0);
      await world.advance(10_000);
      expect(world.tabs[0]?.view()).toEqual({ state: { kind: 'idle' }, doubled: undefined });
    },
  );

  test('R1 MoneyRequest: extras are told after a reload, where no list could be read for as long as they were counted', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'double');
    world.isReadable = false;
    await world.answer();
    await world.advance(60_000);
    expect([request.view().doubled, world.isAnythingKept]).toEqual([undefined, true]);
    world.isReadable = true;
    world.reload(0);
    await world.advance(10_000);
    expect(world.tabs[0]?.view().doubled?.rows.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test.each([
    [8000, 11_000],
    [25_000, 12_000],
  ])(
    'R1 MoneyRequest: an extra that the lists show %i ms later than the first is told too, for two more reads of the list',
    async (afterMs, thenMs) => {
      const world = new SendingWorld(1);
      const request = await sent(world, 'accept');
      await world.answer();
      await world.advance(afterMs);
      expect(request.view().doubled).toBeUndefined();
      const read = world.reads;
      world.rows.push({ id: '2', text: wish, sendId: 0 });
      await world.advance(thenMs);
      expect(request.view().doubled?.rows.map(({ id }) => id)).toEqual(['2', '1']);
      // Nothing is read any more after half a minute.
      await world.advance(600_000);
      expect(world.reads - read).toBe(afterMs < 13_000 ? 2 : 1);
    },
  );

  test('R1 MoneyRequest: the later looks read each list once, also where its screen is left and opened again', async () => {
    const world = new SendingWorld(1);
    await sent(world, 'accept');
    await world.answer();
    await world.advance(5000);
    const read = world.reads;
    for (let opened = 0; opened < 3; opened += 1) world.resubscribe(0);
    await world.advance(600_000);
    expect([world.reads - read, world.isAnythingKept]).toEqual([2, false]);
  });

  test('R1 MoneyRequest: of a ladder of fifteen requests ten are looked at late', async () => {
    const world = new SendingWorld(1);
    const [request] = world.tabs;
    for (let rung = 0; rung < 15; rung += 1) {
      request?.review(`rung ${rung}`);
      await settled();
      request?.send();
      await settled();
      await world.answer();
    }
    await world.advance(5000);
    const read = world.reads;
    await world.advance(600_000);
    expect([world.reads - read, world.isAnythingKept]).toEqual([20, false]);
  });

  test('R1 MoneyRequest: after the session has ended nothing is looked at; it is counted when its person is back', async () => {
    const world = new SendingWorld(1);
    await sent(world, 'double-apart');
    await world.answer();
    await world.advance(5000);
    const read = world.reads;
    world.isPresent = false;
    await world.advance(600_000);
    expect([world.reads, world.isAnythingKept]).toEqual([read, true]);
    world.isPresent = true;
    world.reload(0);
    await world.advance(10_000);
    expect(world.tabs[0]?.view().doubled?.rows).toHaveLength(2);
  });

  test('R1 MoneyRequest: what was put away while it is counted does not come back, unless there are more', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'double');
    await world.answer();
    await world.advance(0);
    expect(request.view().doubled?.rows).toHaveLength(2);
    request.dismissDoubled();
    await world.advance(10_000);
    expect(request.view().doubled).toBeUndefined();

    await sent(world, 'double');
    await world.answer();
    await world.advance(0);
    expect(request.view().doubled?.rows.map(({ id }) => id)).toEqual(['4', '3']);
    request.dismissDoubled();
    world.rows.push({ id: '5', text: wish, sendId: 1 });
    await world.advance(10_000);
    expect(request.view().doubled?.rows.map(({ id }) => id)).toEqual(['5', '4', '3']);
  });

  test('R1 MoneyRequest: extras that come after the others were put away are told once, also after a reload', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'double');
    await world.answer();
    await world.advance(20_000);
    request.dismissDoubled();
    world.rows.push({ id: '3', text: wish, sendId: 0 });
    world.reload(0);
    await world.advance(20_000);
    expect(world.tabs[0]?.view().doubled?.rows.map(({ id }) => id)).toEqual(['3', '2', '1']);
    world.tabs[0]?.dismissDoubled();
    for (let reload = 0; reload < 2; reload += 1) {
      world.reload(0);
      await world.advance(40_000);
      expect(world.tabs[0]?.view().doubled).toBeUndefined();
    }
    expect(world.isAnythingKept).toBe(false);
  });

  test('R1 MoneyRequest: what was found before its answer came is counted once more when it comes', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'double-late');
    await world.advance(25_000);
    expect([stateOf(request), request.view().doubled, world.isAnythingKept]).toEqual(['found', undefined, true]);
    await world.answer();
    await world.advance(20_000);
    expect(request.view().doubled).toMatchObject({ wish, rows: [{ id: '2' }, { id: '1' }] });
  });

  test('R1 MoneyRequest: what was found, and is not answered, is kept no longer than its answer may come', async () => {
    const world = new SendingWorld(1);
    await sent(world, 'lose-after');
    await world.advance(25_000);
    expect(world.isAnythingKept).toBe(true);
    await world.answer();
    await world.advance(40_000);
    expect([world.tabs[0]?.view().doubled, world.isAnythingKept]).toEqual([undefined, false]);
  });

  test('R1 MoneyRequest: the same that is sent on purpose after that is no extra', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'double');
    await world.answer();
    await world.advance(20_000);
    request.dismissDoubled();
    await sent(world, 'accept');
    await world.answer();
    await world.advance(20_000);
    world.reload(0);
    await world.advance(20_000);
    expect(world.tabs[0]?.view().doubled).toBeUndefined();
  });

  test('R1 MoneyRequest: a refusal of what the browser sent again does not hide that the first was done', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'refuse-repeated');
    await world.answer();
    expect(request.view().state).toMatchObject({ kind: 'found', rows: [{ id: '1' }] });
  });

  test.each([
    ['does not answer', (world: SendingWorld, isIll: boolean) => (world.isSilent = isIll)],
    ['fails', (world: SendingWorld, isIll: boolean) => (world.isReadable = !isIll)],
  ])(
    'R1 MoneyRequest: a refusal is doubted while the list %s, and told in its words when it lacks the row',
    async (_, make) => {
      const world = new SendingWorld(1);
      const request = await sent(world, 'refuse');
      make(world, true);
      await world.answer();
      await world.advance(5000);
      expect(request.view().state.kind).toMatch(/^(open|unknown)$/);
      make(world, false);
      world.freeLists();
      await world.advance(10_000);
      request.checkAgain();
      await world.advance(0);
      expect(request.view().state).toMatchObject({ kind: 'refused', error: { message: 'no' } });
      expect(world.isAnythingKept).toBe(false);
    },
  );

  test('R1 MoneyRequest: what a refusal hid is found once the list can be read again', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'refuse-repeated');
    world.isReadable = false;
    await world.answer();
    await world.advance(1000);
    expect(stateOf(request)).toBe('open');
    world.isReadable = true;
    await world.advance(10_000);
    expect(request.view().state).toMatchObject({ kind: 'found', rows: [{ id: '1' }] });
  });

  test.each(['too-often', 'switched-off', 'unavailable', 'verification-required', 'server'] as const)(
    'R1 judgeRefusal: %s is looked after, whatever it says; where the records were never read it is believed',
    async (kind) => {
      const world = new SendingWorld(1);
      world.refusal = kind;
      const request = await sent(world, 'refuse-repeated');
      await world.answer();
      expect(stateOf(request)).toBe('found');
      const unread = new SendingWorld(1);
      unread.refusal = kind;
      unread.isReadable = false;
      const other = await sent(unread, 'refuse');
      await unread.advance(3000);
      await unread.answer();
      await unread.advance(6000);
      expect(stateOf(other)).toBe('refused');
    },
  );

  test('R1 judgeRefusal: where no record could be read, a balance that has moved casts doubt on a refusal', async () => {
    const world = new SendingWorld(1);
    world.isReadable = false;
    const request = await sent(world, 'refuse-repeated');
    await world.answer();
    await world.advance(6000);
    expect(request.view().state).toMatchObject({ kind: 'unknown', isOver: true });
  });

  test.each(['accept', 'lose-after', 'double', 'refuse-repeated'] as const)(
    'R1 MoneyRequest: a clock that jumps an hour while a request is sent judges nothing too early: %s',
    async (fate) => {
      const world = new SendingWorld(1);
      const request = await sent(world, fate);
      await world.sleep(3_600_000, true);
      await world.answer();
      await world.advance(20_000);
      expect(request.view().state.kind).toMatch(/accepted|found/);
      expect(world.sends).toHaveLength(1);
    },
  );

  test.each(['offline', 'not-loaded'] as const)(
    'R1 judgeRefusal: %s is believed at once: nothing was sent',
    async (kind) => {
      const world = new SendingWorld(1);
      world.refusal = kind;
      const request = await sent(world, 'refuse');
      world.isSilent = true;
      await world.answer();
      expect(stateOf(request)).toBe('refused');
    },
  );

  test.each([
    ['refuse-repeated', 'here', 'found'],
    ['refuse-repeated', 'on a page that was loaded again', 'found'],
    ['refuse', 'here', 'not-there'],
    ['refuse', 'here, with nothing opened anew', 'not-there'],
    ['refuse-repeated', 'here, with nothing opened anew', 'found'],
    ['refuse', 'on a page that was loaded again', 'not-there'],
  ] as const)(
    'R1 MoneyRequest: "the session has ended" (%s) is no outcome: it is looked up after the login, %s',
    async (fate, where, outcome) => {
      const world = new SendingWorld(1);
      world.refusal = 'session-expired';
      const request = await sent(world, fate);
      world.isPresent = false;
      world.isReadable = false;
      await world.answer();
      await world.advance(60_000);
      expect(request.view().state).toMatchObject({ kind: 'unknown', isOver: true });
      expect(world.isAnythingKept).toBe(true);
      world.isReadable = true;
      world.isPresent = true;
      if (where === 'here') world.resubscribe(0);
      else if (where === 'on a page that was loaded again') world.reload(0);
      await world.advance(8000);
      expect(world.isAnythingKept && outcome === 'not-there').toBe(false);
      expect([stateOf(world.tabs[0]), world.sends.length]).toEqual([outcome, 1]);
    },
  );

  test.each([
    ['there is told where it is', false, []],
    ['gone is told for itself, by its title', true, [`About ${wish}: server`]],
  ] as const)('T1 MoneyRequest: a refusal whose page is %s', async (_, isLeft, told) => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'refuse');
    if (isLeft) world.leave(0);
    await world.answer();
    await world.advance(8000);
    expect([stateOf(request), world.unseen]).toEqual(['refused', told]);
  });

  test('R1 MoneyRequest: nothing is judged by the records of another session', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'lose-before');
    await world.answer();
    world.isPresent = false;
    await world.advance(60_000);
    expect([stateOf(request), world.isAnythingKept]).toEqual(['open', true]);
    world.isPresent = true;
    world.resubscribe(0);
    await world.advance(6000);
    expect(stateOf(request)).toBe('not-there');
  });

  test('T11 MoneyRequest: a silent server is told of after 6 s, and the way out is there after 35 s', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'lose-before');
    await world.advance(5900);
    expect(stateOf(request)).toBe('sending');
    await world.advance(200);
    expect(stateOf(request)).toBe('open');
    await world.advance(28_900);
    expect(request.view().state).toMatchObject({ kind: 'unknown', isOver: false });
    await world.answer();
    await world.advance(6000);
    expect(stateOf(request)).toBe('not-there');
  });

  test('T11 MoneyRequest: what a silent server has done is found while its answer is awaited', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'accept');
    await world.advance(6100);
    expect(stateOf(request)).toBe('found');
    await world.answer();
    await world.advance(40_000);
    expect(request.view()).toMatchObject({ state: { kind: 'found' }, doubled: undefined });
    expect(world.isAnythingKept).toBe(false);
  });

  test.each([
    ['refuse', 'refused'],
    ['accept', 'accepted'],
    ['double', 'accepted'],
    ['fail', 'unknown'],
    ['lose-after', 'unknown'],
  ] as const)('T11 MoneyRequest: an answer after 31 s still counts: %s', async (fate, outcome) => {
    const world = new SendingWorld(1);
    const request = await sent(world, fate);
    world.isReadable = false;
    await world.advance(31_000);
    expect(stateOf(request)).toBe('unknown');
    world.isReadable = true;
    await world.answer();
    expect(stateOf(request)).toBe(outcome);
  });

  test.each(['answer', 'tap'] as const)(
    'T11 MoneyRequest: what was told as unknown keeps its way out while it is looked for once more, after an %s',
    async (after) => {
      const world = new SendingWorld(1);
      const request = await sent(world, 'lose-before');
      const sentAt = world.now + 500;
      world.isReadable = false;
      await world.advance(36_000);
      expect(request.view().state).toMatchObject({ kind: 'unknown', sentAt });
      world.isReadable = true;
      world.isSilent = true;
      if (after === 'answer') await world.answer();
      else request.checkAgain();
      expect(request.view().state).toMatchObject({ kind: 'unknown', sentAt, isChecking: true });
      request.close();
      expect([stateOf(request), world.isAnythingKept]).toEqual(['idle', false]);
    },
  );

  test.each([
    ['lose-after', 'found'],
    ['lose-before', 'not-there'],
  ] as const)(
    'T11 MoneyRequest: where nothing could be read for minutes, what came of it is told by itself: %s, %s',
    async (fate, outcome) => {
      const world = new SendingWorld(1);
      const request = await sent(world, fate);
      world.isReadable = false;
      await world.answer();
      await world.advance(300_000);
      expect(request.view().state).toMatchObject({ kind: 'unknown', isOver: true });
      world.isReadable = true;
      await world.advance(15_000);
      expect(stateOf(request)).toBe(outcome);
    },
  );

  test('T11 MoneyRequest: the same that is sent again while the first has no answer is not sent; the first is named, and looked for', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'accept');
    const sentAt = world.now + 500;
    world.isReadable = false;
    await world.advance(20_000);
    request.close();
    await sent(world, 'accept');
    expect(request.view().state).toMatchObject({ kind: 'elsewhere', isHere: true, sentAt });
    request.checkAgain();
    expect(stateOf(request)).toBe('open');
    world.isReadable = true;
    await world.advance(2000);
    expect([stateOf(request), world.sends.length]).toEqual(['found', 1]);
  });

  test.each([
    ['refuse', 'refused'],
    ['accept', 'accepted'],
    ['lose-before', 'open'],
  ] as const)('T11 MoneyRequest: what comes of the first is told in its place: %s', async (fate, outcome) => {
    const world = new SendingWorld(1);
    const request = await sent(world, fate);
    world.isReadable = false;
    await world.advance(20_000);
    request.close();
    await sent(world, 'accept');
    world.isReadable = true;
    await world.answer();
    expect([stateOf(request), world.sends.length]).toEqual([outcome, 1]);
  });

  test('T11 MoneyRequest: that it was not sent is told for as long as it is true, and then the same can be sent', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'lose-before');
    world.isReadable = false;
    await world.advance(20_000);
    request.close();
    await sent(world, 'accept');
    await world.advance(9000);
    expect(stateOf(request)).toBe('elsewhere');
    await world.advance(4000);
    expect(stateOf(request)).toBe('idle');
    await sent(world, 'accept');
    expect([stateOf(request), world.sends.length]).toEqual(['sending', 2]);
  });

  test('T11 MoneyRequest: of two late outcomes that say the same, each names when it was sent; one that comes at once does not', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'accept');
    world.isReadable = false;
    const first = world.now + 500;
    await world.advance(36_000);
    request.close();
    await sent(world, 'accept');
    const second = world.now + 500;
    await world.advance(20_000);
    request.close();
    await world.answerOne();
    expect(request.view().state).toMatchObject({ kind: 'accepted', sentAt: first });
    await world.answerOne();
    expect(request.view().state).toMatchObject({ kind: 'accepted', sentAt: second });
    const other = new SendingWorld(1);
    const atOnce = await sent(other, 'accept');
    await other.answer();
    expect(atOnce.view().state).toMatchObject({ kind: 'accepted', sentAt: undefined });
  });

  test.each([
    ['of a request that was put away', 'accept', true, 1],
    ['of one that is looked for', 'accept', false, 1],
    ['that says no', 'refuse', false, 1],
  ] as const)(
    'T11 MoneyRequest: after an outcome %s that comes late, lists and balances are read again',
    async (_, fate, isClosed, count) => {
      const world = new SendingWorld(1);
      const request = await sent(world, fate);
      world.isReadable = false;
      await world.advance(20_000);
      if (isClosed) request.close();
      expect(world.rereads).toEqual([]);
      world.isReadable = true;
      await world.answer();
      expect(world.rereads).toHaveLength(count);
    },
  );

  test('T11 MoneyRequest: one that was put away and done after all, beside another under way, is read again too', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'accept');
    world.isReadable = false;
    await world.advance(36_000);
    request.close();
    await sent(world, 'lose-before');
    await world.answerOne();
    expect([stateOf(request), world.rereads.length]).toEqual(['sending', 1]);
  });

  test('T11 MoneyRequest: two outcomes in turn are read again each, and so is one that is found', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'accept');
    world.isReadable = false;
    await world.advance(36_000);
    request.close();
    await sent(world, 'accept');
    await world.advance(20_000);
    request.close();
    world.isReadable = true;
    await world.answer();
    expect([stateOf(request), world.rereads.length]).toEqual(['accepted', 2]);
    const other = new SendingWorld(1);
    await sent(other, 'lose-after');
    await other.answer();
    await other.advance(2000);
    expect([stateOf(other.tabs[0]), other.rereads.length]).toEqual(['found', 1]);
  });

  test('A21 MoneyRequest: what a tab had sent that dies is looked for in the other within seconds, with no tap', async () => {
    const world = new SendingWorld(2);
    await sent(world, 'accept');
    await world.advance(3000);
    expect(stateOf(world.tabs[1])).toBe('idle');
    world.close(0);
    await world.advance(3000);
    expect([stateOf(world.tabs[1]), world.sends.length]).toEqual(['found', 1]);
    expect(world.rereads).toContain(1);
  });

  test('A21 MoneyRequest: while the tab that sent may get its answer, no other takes it over or says that it is not there', async () => {
    const world = new SendingWorld(2);
    await sent(world, 'lose-before');
    world.reload(1);
    await world.advance(45_000);
    expect(world.tabs.map(stateOf)).toEqual(['unknown', 'unknown']);
    await world.answer();
    await world.advance(8000);
    expect(world.tabs.map(stateOf).filter((kind) => kind !== 'idle')).toEqual(['not-there']);
  });

  test('A21 MoneyRequest: what another tab has settled is read again here', async () => {
    const world = new SendingWorld(2);
    await sent(world, 'accept');
    await settled();
    const before = world.rereads.filter((index) => index === 1).length;
    await world.answer();
    expect(world.rereads.filter((index) => index === 1).length).toBeGreaterThan(before);
  });

  test('T11 MoneyRequest: one that the person has put away is told when it was done after all, and is no extra', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'accept');
    world.isReadable = false;
    await world.advance(40_000);
    request.close();
    expect(stateOf(request)).toBe('idle');
    world.isReadable = true;
    await world.answer();
    expect(stateOf(request)).toBe('accepted');
    await world.advance(40_000);
    expect([request.view().doubled, world.isAnythingKept, world.sends.length]).toEqual([undefined, false, 1]);
  });

  test('T11 MoneyRequest: after half a minute another request can be sent, also the same', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'lose-before');
    await world.advance(36_000);
    request.close();
    await sent(world, 'accept');
    expect([stateOf(request), world.sends.length]).toEqual(['sending', 2]);
  });

  test('R1 MoneyRequest: what was said to be done, and nothing shows half a minute later, is unknown until the person has looked', async () => {
    const world = new SendingWorld(2);
    const request = await sent(world, 'lie');
    await world.answer();
    await world.advance(38_000);
    expect(world.tabs.map(stateOf)).toEqual(['accepted', 'idle']);
    await world.advance(2000);
    expect(world.tabs.map(stateOf)).toEqual(['unknown', 'unknown']);
    request.checkAgain();
    await world.advance(2000);
    expect(request.view().state).toMatchObject({ kind: 'unknown', isOver: true });
    world.reload(1);
    await world.advance(10_000);
    expect(world.tabs.map(stateOf)).toEqual(['unknown', 'unknown']);
    request.close();
    await world.advance(60_000);
    expect(world.tabs.map(stateOf)).toEqual(['idle', 'idle']);
    expect([world.isAnythingKept, world.sends.length]).toEqual([false, 1]);
  });

  test('R1 MoneyRequest: that waits while another request is under way, and is found where it comes after all', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'lie');
    await world.answer();
    await world.advance(20_000);
    request.close();
    world.fate = 'lose-before';
    request.review('another');
    await settled();
    request.send();
    await world.advance(25_000);
    expect(request.view().state).toMatchObject({ kind: 'unknown', wish: 'another' });
    request.close();
    await settled();
    expect(request.view().state).toMatchObject({ kind: 'unknown', wish });
    world.rows.push({ id: '1', text: wish, sendId: 0 });
    request.checkAgain();
    await world.advance(40_000);
    expect(request.view().state).toMatchObject({ kind: 'found', wish, rows: [{ id: '1' }] });
    expect([world.isAnythingKept, world.sends.length]).toEqual([false, 2]);
  });

  test.each([
    ['shows 20 s later', 'accept-late', undefined],
    ['may show as something else', 'lie', { id: '1', text: 'other words', sendId: 0 }],
  ] as const)('R1 MoneyRequest: what a list %s stays done', async (_how, fate, row) => {
    const world = new SendingWorld(2);
    await sent(world, fate);
    await world.answer();
    await world.advance(5000);
    if (row !== undefined) world.rows.push(row);
    for (let second = 0; second < 90; second += 1) {
      await world.advance(1000);
      expect(world.tabs.map(stateOf)).toEqual(['accepted', 'idle']);
    }
    expect(world.isAnythingKept).toBe(false);
  });

  test.each([
    ['lose-after', 'found', undefined],
    ['accept', 'accepted', undefined],
    ['double', 'accepted', 2],
    ['fail', 'not-there', undefined],
  ] as const)(
    'A21 MoneyRequest: a page whose site data are cleared meanwhile (%s) still knows what it has sent',
    async (fate, state, records) => {
      const world = new SendingWorld(1);
      const request = await sent(world, fate);
      world.clear();
      request.review(wish);
      request.send();
      expect(stateOf(request)).toBe('sending');
      await world.answer();
      await world.advance(60_000);
      expect([stateOf(request), request.view().doubled?.rows.length]).toEqual([state, records]);
      expect(world.sends).toHaveLength(1);
    },
  );

  test('R1 MoneyRequest: the same sent twice on purpose is no double', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'accept');
    await world.answer();
    await sent(world, 'accept');
    await world.answer();
    await world.advance(20_000);
    expect(world.rows).toHaveLength(2);
    expect(request.view().doubled).toBeUndefined();
  });

  test.each(['lose-after', 'accept'] as const)(
    'R1 MoneyRequest: the same sent again while the first is still counted is no double of it, also before its answer: %s',
    async (fate) => {
      const world = new SendingWorld(1);
      const request = await sent(world, 'accept');
      await world.answer();
      await world.advance(0);
      await sent(world, fate);
      await world.advance(20_000);
      expect([world.rows.length, request.view().doubled]).toEqual([2, undefined]);
      await world.answer();
      await world.advance(40_000);
      expect(request.view().doubled).toBeUndefined();
      expect(world.isAnythingKept).toBe(false);
    },
  );

  test('R1 MoneyRequest: the same sent again on purpose beside a notice is no extra of it after a reload', async () => {
    const world = new SendingWorld(1);
    await sent(world, 'double');
    await world.answer();
    await world.advance(20_000);
    await sent(world, 'accept');
    await world.answer();
    await world.advance(20_000);
    expect([world.rows.length, world.tabs[0]?.view().doubled?.rows.length]).toEqual([3, 2]);
    world.reload(0);
    await world.advance(20_000);
    expect(world.tabs[0]?.view().doubled?.rows.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('R1 MoneyRequest: a second notice waits until the first is put away', async () => {
    const world = new SendingWorld(1);
    const request = await sent(world, 'double');
    await world.answer();
    await world.advance(20_000);
    world.fate = 'double';
    request.review('buy 2 BTC');
    await settled();
    request.send();
    await settled();
    await world.answer();
    await world.advance(20_000);
    expect(request.view().doubled).toMatchObject({ wish, rows: [{ id: '2' }, { id: '1' }] });
    request.dismissDoubled();
    expect(request.view().doubled).toMatchObject({ wish: 'buy 2 BTC', rows: [{ id: '4' }, { id: '3' }] });
    request.dismissDoubled();
    expect(request.view().doubled).toBeUndefined();
  });

  test('A21 MoneyRequest: a tab sends nothing that a tab which is gone has sent, and finds what came of it', async () => {
    const world = new SendingWorld(2);
    world.tabs[1]?.review(wish);
    await sent(world, 'lose-after');
    world.close(0);
    world.tabs[1]?.send();
    await world.advance(5000);
    expect([world.sends.length, stateOf(world.tabs[1])]).toEqual([1, 'found']);
    await world.advance(20_000);
    expect(world.tabs[1]?.view().doubled).toBeUndefined();
  });

  test('R1 MoneyRequest: what another tab sent while the review stood open is no extra', async () => {
    const world = new SendingWorld(2);
    world.tabs[1]?.review(wish);
    await sent(world, 'accept');
    await world.answer();
    await world.advance(20_000);
    world.tabs[1]?.send();
    await settled();
    await world.answer();
    await world.advance(20_000);
    expect(world.rows).toHaveLength(2);
    expect(world.tabs.map(({ view }) => view().doubled)).toEqual([undefined, undefined]);
  });

  test.each([
    ['accept', undefined],
    ['double', 2],
  ] as const)(
    'R1 MoneyRequest: what another tab settles while the same is counted here is no extra, and an own one is: %s',
    async (fate, extras) => {
      const world = new SendingWorld(2);
      world.tabs[1]?.review(wish);
      await sent(world, 'accept');
      await world.answer();
      await world.advance(2000);
      world.fate = fate;
      world.tabs[1]?.send();
      await settled();
      await world.answer();
      await world.advance(40_000);
      expect(world.tabs[1]?.view().doubled?.rows.length).toBe(extras);
      expect(world.isAnythingKept).toBe(extras !== undefined);
    },
  );

  test.each(['double', 'lose-doubled'] as const)(
    'R1 MoneyRequest: of two that say the same, the extra of the second is told, and no more than that: %s',
    async (fate) => {
      const world = new SendingWorld(1);
      const request = await sent(world, 'accept');
      await world.answer();
      await world.advance(0);
      await sent(world, fate);
      await world.answer();
      await world.advance(20_000);
      expect(world.rows).toHaveLength(3);
      expect(request.view().doubled?.rows).toHaveLength(2);
    },
  );

  test('A21 MoneyRequest: a reloaded page finds what it had sent, and offers it to no one else', async () => {
    const world = new SendingWorld(1);
    await sent(world, 'lose-after');
    world.reload(0);
    expect(stateOf(world.tabs[0])).toBe('open');
    world.tabs[0]?.review(wish);
    world.tabs[0]?.send();
    await settled();
    expect(world.sends).toHaveLength(1);
    await world.advance(1000);
    expect(stateOf(world.tabs[0])).toBe('found');
  });

  test('A21 MoneyRequest: of two tabs one sends, and the other says so', async () => {
    const world = new SendingWorld(2);
    const first = await sent(world, 'accept');
    const second = await sent(world, 'accept', 1);
    expect([stateOf(first), stateOf(second), world.sends.length]).toEqual(['sending', 'elsewhere', 1]);
    await world.answer();
    expect(world.tabs.map(stateOf)).toEqual(['accepted', 'accepted']);
  });

  test('A21 MoneyRequest: a tab that waited for another one is free once that was refused', async () => {
    const world = new SendingWorld(2);
    await sent(world, 'refuse');
    await sent(world, 'refuse', 1);
    await world.answer();
    expect(world.tabs.map(stateOf)).toEqual(['refused', 'idle']);
  });

  test.each([
    ['lose-before', 'not-there', 32_000],
    ['accept', 'found', 2000],
  ] as const)(
    'A21 MoneyRequest: a tab that waits for one that dies looks for what it had sent, and sends nothing: %s',
    async (fate, outcome, ms) => {
      const world = new SendingWorld(2);
      await sent(world, fate);
      await sent(world, fate, 1);
      await world.advance(4000);
      expect(stateOf(world.tabs[1])).toBe('elsewhere');
      world.close(0);
      await world.advance(ms);
      expect([stateOf(world.tabs[1]), world.sends.length]).toEqual([outcome, 1]);
    },
  );

  test('A21 MoneyRequest: what a server has failed at in a tab that is gone is judged by that, and not waited for', async () => {
    const world = new SendingWorld(2);
    world.tabs[1]?.review(wish);
    await sent(world, 'fail');
    world.isReadable = false;
    await world.answer();
    world.close(0);
    world.tabs[1]?.send();
    world.isReadable = true;
    await world.advance(6000);
    expect([world.sends.length, stateOf(world.tabs[1])]).toEqual([1, 'not-there']);
  });

  test('A21 MoneyRequest: what one tab has lost is open in the other, and settled in both', async () => {
    const world = new SendingWorld(2);
    await sent(world, 'lose-before');
    await world.answer();
    expect(world.tabs.map(stateOf)).toEqual(['open', 'open']);
    await world.advance(40_000);
    expect(world.tabs.map(stateOf).toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
      'idle',
      'not-there',
    ]);
  });
});

type Step =
  | { readonly do: 'review' | 'send' | 'close' | 'check' | 'reload'; readonly tab: number }
  | { readonly do: 'answer' }
  | { readonly do: 'advance'; readonly ms: number }
  | { readonly do: 'sleep'; readonly ms: number; readonly isCounted: boolean }
  | { readonly do: 'fate'; readonly fate: Fate; readonly isReadable: boolean };

const tab = fc.integer({ min: 0, max: 1 });
const tap = <Name extends 'review' | 'send' | 'close' | 'check' | 'reload'>(name: Name) =>
  fc.record({ do: fc.constant(name), tab });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: tap('review') },
  { weight: 6, arbitrary: tap('send') },
  tap('close'),
  tap('check'),
  tap('reload'),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('advance' as const), ms: fc.constantFrom(500, 5000, 31_000) }) },
  fc.record({ do: fc.constant('sleep' as const), ms: fc.constantFrom(10_000, 3_600_000), isCounted: fc.boolean() }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fate' as const),
      fate: fc.constantFrom(...fates),
      isReadable: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
  },
);

/** Judges each outcome in the moment at which it is told, by the ledger. */
class Judge {
  readonly #world: SendingWorld;
  #taps = 0;

  constructor(world: SendingWorld) {
    this.#world = world;
  }

  tapped(request: Request): void {
    if (stateOf(request) === 'review') this.#taps += 1;
  }

  /** What is told and the ledger contradicts. */
  contradictions(): readonly string[] {
    const found = this.#world.tabs.flatMap(({ view }) => this.#of(view().state));
    return this.#world.sends.length > this.#taps ? ['more requests than taps', ...found] : found;
  }

  /** Extras that are told although each request has one record at most. */
  madeUpExtras(): readonly string[] {
    return this.#world.tabs.flatMap(({ view }) => {
      const { doubled } = view();
      if (doubled === undefined) return [];
      // Told as refused where records could not be read: what came of it is one more than was known of.
      const isHidden = this.#world.sends.some(({ text, fate }) => text === doubled.wish && fate === 'refuse-repeated');
      if (isHidden && this.#world.wasUnreadable) return [];
      const sendIds = this.#world.rows.filter(({ text }) => text === doubled.wish).map(({ sendId }) => sendId);
      return new Set(sendIds).size < sendIds.length ? [] : [doubled.wish];
    });
  }

  #of(state: ReturnType<Request['view']>['state']): readonly string[] {
    if (state.kind === 'idle' || state.kind === 'review') return [];
    const made = this.#world.rows.filter(({ text }) => text === state.wish);
    const isDone = state.kind === 'found' || state.kind === 'accepted';
    const ofWish = this.#world.sends.filter(({ text }) => text === state.wish);
    // What was said to be done is believed for a while, and never called found.
    const isLied = state.kind === 'accepted' && ofWish.some(({ fate }) => fate === 'lie' || fate === 'accept-late');
    if (isDone && !isLied && made.length === 0) return [`${state.kind}, and there is no record`];
    if (state.kind === 'found' && !state.rows.every((row) => this.#world.rows.includes(row)))
      return ['a made-up record'];
    // Where records could not be read before, a refusal has to be believed.
    const isBelieved = state.kind === 'refused' && this.#world.wasUnreadable;
    if (isBelieved || (state.kind !== 'not-there' && state.kind !== 'refused')) return [];
    const isTrue = ofWish.some(({ id }) => !made.some(({ sendId }) => sendId === id));
    return isTrue ? [] : [`${state.kind}, and each request has its record`];
  }
}

async function take(world: SendingWorld, judge: Judge, step: Step, count: number): Promise<void> {
  if (step.do === 'answer') await world.answer();
  else if (step.do === 'advance') await world.advance(step.ms);
  else if (step.do === 'sleep') await world.sleep(step.ms, step.isCounted);
  else if (step.do === 'fate') [world.fate, world.isReadable] = [step.fate, step.isReadable];
  else if (step.do === 'reload') world.reload(step.tab);
  else {
    const request = world.tabs[step.tab];
    if (request === undefined) return;
    // Now and then the same is wanted again.
    if (step.do === 'review') request.review(`wish ${count % 3}`);
    if (step.do === 'close') request.close();
    if (step.do === 'check') request.checkAgain();
    if (step.do === 'send') {
      judge.tapped(request);
      request.send();
    }
  }
  await settled();
}

describe('MoneyRequest, whatever happens', () => {
  test('R1 A21 T11: no request is sent twice, none is told what the ledger contradicts, and no ticket stays locked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 24 }), async (steps) => {
        const world = new SendingWorld(2);
        const judge = new Judge(world);
        for (const [count, step] of steps.entries()) {
          await take(world, judge, step, count);
          expect(judge.contradictions()).toEqual([]);
        }
        world.isReadable = true;
        await world.answer();
        await world.advance(5000);
        await world.answer();
        await world.advance(120_000);
        expect(judge.contradictions()).toEqual([]);
        if (world.rows.length === 0 && !world.wasUnreadable) expect(world.tabs.map(stateOf)).not.toContain('accepted');
        for (const request of world.tabs) {
          if (stateOf(request) === 'unknown') request.close();
          await world.advance(60_000);
          if (stateOf(request) === 'unknown') request.close();
          expect(isUnderWay(request.view().state)).toBe(false);
        }
      }),
      { numRuns: tries(100_000, 2000) },
    );
  });

  test.each([1, 2])('R1: %i tabs that are not loaded again call nothing an extra that was asked for', async (tabs) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 24 }), async (steps) => {
        const world = new SendingWorld(tabs);
        const judge = new Judge(world);
        for (const [count, step] of steps.entries()) {
          if (step.do !== 'reload') await take(world, judge, step, count);
          expect(judge.madeUpExtras()).toEqual([]);
        }
        world.isReadable = true;
        await world.answer();
        await world.advance(120_000);
        expect(judge.madeUpExtras()).toEqual([]);
      }),
      { numRuns: tries(100_000, 2000) },
    );
  });
});
