import type { Page } from '@playwright/test';
import { doubledNotice, hideList, toldDoubled } from './support/doubled.ts';
import { testBehind } from './support/dropping-world.ts';
import { moneyTaps } from './support/money-taps.ts';
import { expect } from './support/world.ts';

const { order, conversion, transfer } = moneyTaps;

const knowing = testBehind({ protocol: 'HTTP/1.1', ignoresRequestIds: false });
const knowingOver2 = testBehind({ protocol: 'HTTP/2', ignoresRequestIds: false });
const ignoring = testBehind({ protocol: 'HTTP/1.1', ignoresRequestIds: true });

// A conversion is followed by a pause, in which another one is refused.
for (const [name, money] of Object.entries({ order, conversion }))
  knowing(
    `R1: one tap on ${name}, every used connection dropped: one id, one effect, and its own answer`,
    async ({ page, world }) => {
      await money.prepare(page, world);
      world.front.drop(`/api${money.path}`, 'every');
      await money.tap(page);
      await money.done(page);
      const arrived = world.arrived(money.path);
      expect(arrived.length).toBeGreaterThan(1);
      expect(new Set(arrived.map(({ requestId }) => requestId)).size).toBe(1);
      expect(arrived[0]?.requestId).toMatch(/^"[\d-]+"$/);
      expect(world.effects(money.command)).toBe(1);
    },
  );

/** Over HTTP/2 the code of the notice comes on the connection that is cut; here it is there before. */
const noticeIsFetched = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('spot-told')));

knowingOver2(
  'R1: the same over HTTP/2, where it depends on the moment whether the browser repeats',
  async ({ page, world }) => {
    await order.prepare(page, world);
    await noticeIsFetched(page);
    world.front.drop(`/api${order.path}`, 'first');
    await order.tap(page);
    await order.done(page);
    expect(new Set(world.arrived(order.path).map(({ requestId }) => requestId)).size).toBe(1);
    expect(world.effects(order.command)).toBe(1);
  },
);

ignoring(
  'R1: at a server that ignores ids one tap makes several orders, which is told, also after a reload while they are counted, and one tap cancels the extra ones',
  async ({ page, world }) => {
    await order.prepare(page, world);
    world.front.drop(`/api${order.path}`, 'every');
    const showList = await hideList(page, world, { path: order.path, list: '/coin/list' });
    await order.tap(page);
    await order.done(page);
    await expect(doubledNotice(page)).toHaveCount(0);
    const made = await world.pendingOrders();
    expect(made.length).toBeGreaterThan(1);
    expect(world.effects(order.command)).toBe(made.length);
    expect(new Set(world.arrived(order.path).map(({ requestId }) => requestId)).size).toBe(1);

    await showList();
    await page.reload();
    await toldDoubled(page, made.length);
    await expect(doubledNotice(page).getByRole('listitem')).toHaveCount(made.length);
    await page.getByRole('button', { name: 'Cancel the extra ones' }).click();
    // One after another, each by its own request.
    await expect.poll(async () => (await world.pendingOrders()).length).toBe(1);
    await expect(doubledNotice(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Cancel the order to/ })).toHaveCount(1);
    expect(world.effects(order.command)).toBe(made.length);
  },
);

ignoring('R1: at a server that ignores ids one tap makes several transfers, which is told', async ({ page, world }) => {
  await transfer.prepare(page, world);
  world.front.drop(`/api${transfer.path}`, 'every');
  await transfer.tap(page);
  await transfer.done(page);
  const made = world.effects(transfer.command);
  expect(made).toBeGreaterThan(1);
  await toldDoubled(page, made);
});
