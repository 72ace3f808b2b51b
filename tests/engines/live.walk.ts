import { startLive } from '../journeys/support/live-site.ts';
import { button, dragChart, field, placeOrder, signIn, trade } from './steps.ts';
import { expect, says, stands, test } from './with-engine.ts';

test('E20 OE5 E1: in the live build a person signs in, sends one order, moves the chart, and reads what was there when the server is gone', async ({
  engine,
}) => {
  const live = await startLive({ pushes: 'socket.io 4', hasPast: false });
  try {
    await signIn(engine, live.address, trade);
    await placeOrder(engine);
    expect(await engine.count(button('/^Cancel the order to/'))).toBe(1);
    await engine.open(`${live.address}/#${trade}&view=chart`);
    await dragChart(engine);
    await engine.open(`${live.address}/#${trade}`);
    await engine.type(field('Amount'), '0.02');
  } finally {
    await live.close();
  }
  await says(engine, /You are offline|No connection|not reached|delayed/i);
  await stands(engine, field('Amount'));
  expect(
    await engine.run(`return [...document.querySelectorAll('form input')].map(({ value }) => value).join(' ');`),
  ).toContain('0.02');
  // Firefox reports each connection that it cannot open, and the page goes on trying.
  const others = engine.complaints.filter((complaint) => !complaint.includes('establish a connection'));
  engine.complaints.splice(0, engine.complaints.length, ...others);
});
