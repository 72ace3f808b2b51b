import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { Ending } from '../support/dropping-front.ts';
import { countedWithinMs, doubledNotice, hideList, isCounted, keptRequests, toldDoubled } from './support/doubled.ts';
import { testBehind, type DroppingWorld } from './support/dropping-world.ts';
import { moneyTaps } from './support/money-taps.ts';
import { expect } from './support/world.ts';

/** What the server refuses when it arrives again, by its own rules. */
const isRefusedAgain: ReadonlySet<string> = new Set(['withdrawal', 'conversion', 'bid']);
const foundText = 'The answer was lost on the way, but the records show it.';

/** The live build, whatever world the walk is for. */
const protocols = ['HTTP/1.1', 'HTTP/2'] as const;

for (const protocol of protocols) {
  const knowing = testBehind({ protocol, ignoresRequestIds: false });
  const ignoring = testBehind({ protocol, ignoresRequestIds: true });

  /**
   * Over HTTP/2 it depends on the moment whether the browser repeats. Where it does not, one effect is told as found, or
   * its outcome as unknown, and nothing as doubled.
   */
  const wasSentOnce = async (page: Page, effects: () => number): Promise<boolean> => {
    if (protocol === 'HTTP/1.1') return false;
    await expect.poll(effects).toBeGreaterThan(0);
    const told = page
      .getByText(/^(?:Outcome unknown|Transferred)$/)
      .or(doubledNotice(page))
      .first();
    const isTold = async (): Promise<boolean> => (await keptRequests(page)).length === 0 || (await told.isVisible());
    await expect.poll(isTold, { timeout: countedWithinMs }).toBe(true);
    return effects() === 1;
  };

  for (const [name, money] of Object.entries(moneyTaps))
    for (const drops of ['first', 'every'] as const) {
      const what = `R1 ${protocol}: one tap on ${name}, connections dropped: ${drops}`;
      knowing(`${what}, has one effect`, async ({ page, world }) => {
        await money.prepare(page, world);
        world.front.drop(`/api${money.path}`, drops);
        await money.tap(page);
        // Where HTTP/2 drops every connection no answer may arrive at all.
        if (protocol === 'HTTP/1.1' || drops === 'first') await money.done(page);
        // Over HTTP/2 it depends on the moment whether the browser repeats.
        const least = protocol === 'HTTP/2' ? 1 : 2;
        await expect.poll(() => world.arrived(money.path).length).toBeGreaterThanOrEqual(least);
        expect(new Set(world.arrived(money.path).map(({ requestId }) => requestId)).size).toBe(1);
        // What has arrived takes a moment to take effect.
        await expect.poll(() => world.effects(money.command)).toBe(1);
        await isCounted(page);
        await expect(doubledNotice(page)).toHaveCount(0);
        expect(world.effects(money.command)).toBe(1);
      });

      ignoring(`${what}, is told as it was where ids are ignored`, async ({ page, world }) => {
        await money.prepare(page, world);
        world.front.drop(`/api${money.path}`, drops);
        // Of earlier requests, whose records stand below.
        const refused = await page.getByText('Refused').count();
        await money.tap(page);
        if (isRefusedAgain.has(name)) {
          await expect(page.getByText(foundText)).toBeVisible({ timeout: 30_000 });
          await expect(page.getByText('Refused')).toHaveCount(refused);
          expect(world.effects(money.command)).toBe(1);
          await isCounted(page);
          await expect(doubledNotice(page)).toHaveCount(0);
          return;
        }
        if (await wasSentOnce(page, () => world.effects(money.command))) return;
        await expect(doubledNotice(page)).toBeVisible({ timeout: 30_000 });
        const made = world.effects(money.command);
        expect(made).toBeGreaterThan(1);
        await toldDoubled(page, made);
        // It is told until the person has looked.
        await page.reload();
        await toldDoubled(page, made);
        await page.getByRole('button', { name: 'I have looked' }).click();
        await expect(doubledNotice(page)).toHaveCount(0);
        expect(world.effects(money.command)).toBe(made);
      });
    }

  ignoring(
    `R1 ${protocol}: a reload while several transfers are counted does not hide them`,
    async ({ page, world }) => {
      const { transfer } = moneyTaps;
      await transfer.prepare(page, world);
      world.front.drop(`/api${transfer.path}`, 'first');
      const showList = await hideList(page, world, { path: transfer.path, list: '/wallet/hzhistory' });
      await transfer.tap(page);
      if (await wasSentOnce(page, () => world.effects(transfer.command))) return;
      await transfer.done(page);
      await expect(doubledNotice(page)).toHaveCount(0);
      await showList();
      await page.reload();
      await toldDoubled(page, world.effects(transfer.command));
    },
  );

  const endings: readonly Ending[] = protocol === 'HTTP/2' ? ['502', '408', 'stream'] : ['502'];
  for (const ending of endings)
    ignoring(`R1 ${protocol}: what ends with ${ending} is not repeated by the browser`, async ({ page, world }) => {
      const { order } = moneyTaps;
      await order.prepare(page, world);
      world.front.drop(`/api${order.path}`, 'every', ending);
      await order.tap(page);
      await expect(page.getByRole('button', { name: /^Cancel the order to/ })).toHaveCount(1);
      expect(world.arrived(order.path)).toHaveLength(1);
      expect(world.effects(order.command)).toBe(1);
    });
}

/** From here on the lists of orders lack the second of two for so long after it was made. */
async function lag(page: Page, world: DroppingWorld, lateMs: number): Promise<void> {
  let madeAt: number | undefined;
  await page.route(/\/api\/coin\/list/, async (route) => {
    const [second, first] = await world.pendingOrders();
    if (first !== undefined) madeAt ??= Date.now();
    const response = await route.fetch();
    const body: unknown = await response.json();
    const isHidden = madeAt !== undefined && Date.now() < madeAt + lateMs;
    const { id } = v.parse(ordered, second ?? { id: '' });
    await route.fulfill({ response, json: isHidden ? withoutRow(body, id) : body });
  });
}

const ordered = v.object({ id: v.union([v.string(), v.number()]) });
const listed = v.looseObject({
  message: v.union([v.array(v.unknown()), v.looseObject({ data: v.array(v.unknown()) })]),
});

function withoutRow(body: unknown, id: string | number): unknown {
  const list = v.parse(listed, body);
  const others = (rows: readonly unknown[]): readonly unknown[] =>
    rows.filter((row) => String(v.parse(ordered, row).id) !== String(id));
  const { message } = list;
  return {
    ...list,
    message: Array.isArray(message) ? others(message) : { ...message, data: others(message.data) },
  };
}

for (const lateMs of [8000, 20_000])
  testBehind({ protocol: 'HTTP/1.1', ignoresRequestIds: true })(
    `R1 HTTP/1.1: a second order that the lists show ${lateMs} ms late is told when they do`,
    async ({ page, world }) => {
      const { order } = moneyTaps;
      await order.prepare(page, world);
      world.front.drop(`/api${order.path}`, 'first');
      await lag(page, world, lateMs);
      await order.tap(page);
      await expect.poll(() => world.effects(order.command)).toBe(2);
      await expect(page.getByRole('button', { name: /^Cancel the order to/ })).toHaveCount(1);
      await expect(doubledNotice(page)).toHaveCount(0);
      await toldDoubled(page, 2);
    },
  );

testBehind({ protocol: 'HTTP/1.1', ignoresRequestIds: true })(
  'R1 HTTP/1.1: a browser also repeats after 408 on a used connection, which is told',
  async ({ page, world }) => {
    const { order } = moneyTaps;
    await order.prepare(page, world);
    world.front.drop(`/api${order.path}`, 'first', '408');
    await order.tap(page);
    await toldDoubled(page, 2);
    expect(new Set(world.arrived(order.path).map(({ requestId }) => requestId)).size).toBe(1);
    expect(world.effects(order.command)).toBe(2);
  },
);
