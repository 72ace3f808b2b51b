import { serve } from '../../scripts/serve.mjs';
import { button, dragChart, field, placeOrder, radio, signIn, trade } from './steps.ts';
import { expect, isGone, stands, test } from './with-engine.ts';

test('E-1 E20 E1: in the demo a visitor signs in, orders, moves the chart, sends a picture, and goes on without the host', async ({
  engine,
}) => {
  const site = await serve({ folder: 'dist/demo', port: 0 });
  await test.step('the first page shows prices, and its chart is low', async () => {
    await engine.open(`${site.address}/`);
    await stands(engine, { role: 'link', name: '/BTC\\/USDT/' });
    await expect
      .poll(() => engine.run(`return document.querySelector('main svg[preserveAspectRatio]')?.clientHeight ?? 0;`))
      .toBeGreaterThan(50);
    const high = await engine.run(`return document.querySelector('main svg[preserveAspectRatio]').clientHeight;`);
    expect(high).toBeLessThan(200);
  });
  await test.step('an order', async () => {
    await signIn(engine, site.address, trade);
    await placeOrder(engine);
  });
  await test.step('the chart', async () => {
    await engine.open(`${site.address}/#${trade}&view=chart`);
    await dragChart(engine);
  });
  await test.step('E-1: a picture is sent', async () => {
    await engine.open(`${site.address}/#/pages/common/borrowing`);
    await engine.tap(radio('/^OTC loan · 7 days/'));
    await engine.upload('Bank statement', `${process.cwd()}/dist/demo/icon-512.png`);
    await stands(engine, { role: 'img', name: 'Chosen picture' });
    expect(await engine.run('return document.body.innerText;')).not.toMatch(/No answer|send again/);
  });
  await test.step('E20: without the host it starts again from its copy, as it was', async () => {
    await expect
      .poll(() => engine.run(`return navigator.serviceWorker?.controller != null;`), { timeout: 180_000 })
      .toBe(true);
    site.close();
    await engine.open(`${site.address}/#${trade}`);
    await engine.run('location.reload(); return true;');
    await stands(engine, button('/^Cancel the order to/'));
    await engine.tap(button('/^Cancel the order to/'));
    await isGone(engine, button('/^Cancel the order to/'));
  });
});

test('E-2: of two windows with one ticket, the one that is typed in keeps every letter', async ({ engine }) => {
  const site = await serve({ folder: 'dist/demo', port: 0 });
  const amount = `return [...document.querySelectorAll('form input')].map(({ value }) => value).join(' ');`;
  await signIn(engine, site.address, trade);
  await engine.tap(radio('Limit'));
  await engine.type(field('/^Price/'), '30000');
  await engine.second();
  await engine.open(`${site.address}/#${trade}`);
  await stands(engine, field('Amount'));
  await engine.first();
  await engine.type(field('Amount'), '1000.123');
  await expect.poll(() => engine.run(amount)).toContain('1000.123');
  await engine.second();
  await expect.poll(() => engine.run(amount)).toContain('1000.123');
  await engine.first();
  expect(await engine.run(amount)).toContain('30000 1000.123');
  site.close();
});
