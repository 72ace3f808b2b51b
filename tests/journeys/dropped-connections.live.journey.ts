import { testBehind } from './support/dropping-world.ts';
import { moneyTaps } from './support/money-taps.ts';
import { expect } from './support/world.ts';

const { order, conversion } = moneyTaps;

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

knowingOver2('R1: the same over HTTP/2, where the browser repeats it as well', async ({ page, world }) => {
  await order.prepare(page, world);
  world.front.drop(`/api${order.path}`, 'first');
  await order.tap(page);
  await order.done(page);
  expect(world.arrived(order.path)).toHaveLength(2);
  expect(world.effects(order.command)).toBe(1);
});

ignoring('R1: at a server that ignores ids the browser makes several orders of one tap', async ({ page, world }) => {
  await order.prepare(page, world);
  world.front.drop(`/api${order.path}`, 'first');
  await order.tap(page);
  await expect.poll(() => world.effects(order.command)).toBe(2);
  expect(new Set(world.arrived(order.path).map(({ requestId }) => requestId)).size).toBe(1);
});
