import { person } from '../journeys/support/pages.ts';
import type { Engine } from './engine.d.ts';
import { expect, says, stands } from './with-engine.ts';

export const button = (name: string) => ({ role: 'button', name });
export const radio = (name: string) => ({ role: 'radio', name });
export const field = (name: string) => ({ role: 'textbox', name });

const path = (engine: Engine): Promise<unknown> => engine.run('return location.hash;');

export async function signIn(engine: Engine, address: string, after: string): Promise<void> {
  await engine.open(`${address}/#/pages/common/login?return=${encodeURIComponent(after)}`);
  await engine.type(field('E-mail or mobile number'), person.identifier);
  await engine.run(
    `const field = document.querySelector('input[type="password"]'); field.focus(); field.select(); return true;`,
  );
  await engine.keys(person.password);
  await engine.tap(button('Log in'));
  await expect.poll(() => path(engine)).toBe(`#${after}`);
}

export const trade = '/pages/transaction/currency?symbol=BTC/USDT';

/** A limit order far below the market, until it is acknowledged. */
export async function placeOrder(engine: Engine): Promise<void> {
  await stands(engine, { role: 'form', name: 'Order ticket' });
  await engine.tap(radio('/^Buy/'));
  await engine.tap(radio('Limit'));
  await engine.type(field('/^Price/'), '30000');
  await engine.type(field('Amount'), '0.01');
  await engine.tap(button('/^(Review|Buy) /'));
  await engine.tap(button('/^Place /'));
  await says(engine, /Order placed/);
  await stands(engine, button('/^Cancel the order to/'));
}

/** How many pixels of the chart are painted, by their red part. */
const painted = `
  const colours = new Map();
  for (const canvas of document.querySelectorAll('[role="img"] canvas')) {
    if (canvas.width === 0) continue;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 3; at < data.length; at += 4) if (data[at] > 0) colours.set(data[at - 3], (colours.get(data[at - 3]) ?? 0) + 1);
  }
  return JSON.stringify([...colours].sort());
`;

/** The chart is drawn, and a drag moves it. */
export async function dragChart(engine: Engine): Promise<void> {
  const chart = { role: 'img', name: '/^BTC\\/USDT, /' };
  await stands(engine, chart);
  await expect.poll(async () => String(await engine.run(painted)).length).toBeGreaterThan(100);
  const scrolled = `return [...document.querySelectorAll('dl[class*="legend"] dd')][0]?.textContent ?? '';`;
  const before = await engine.run(scrolled);
  await engine.drag(chart, 120);
  await expect.poll(() => engine.run(scrolled)).not.toBe(before);
}
