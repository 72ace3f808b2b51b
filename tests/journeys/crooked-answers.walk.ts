import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Twist } from '../support/dropping-front.ts';
import { testBehind } from './support/dropping-world.ts';
import { moneyTaps } from './support/money-taps.ts';
import { fillSignIn, signedInTrade, takesTaps, TradePage } from './support/pages.ts';
import { expect } from './support/world.ts';

const { order, transfer } = moneyTaps;
const path = `/api${order.path}`;
const test = testBehind({ protocol: 'HTTP/1.1', ignoresRequestIds: true });

const done = '{"type":"ok","message":"Success"}';
const refused = '{"type":"error","message":"Not today"}';

/** An answer as it goes over the line. */
const answerOf = (
  body: Buffer | string,
  { status = '200 OK', length = Buffer.byteLength(body), lines = [] as readonly string[] } = {},
): Buffer => {
  const head = ['Content-Type: application/json', `Content-Length: ${length}`, 'Connection: close', ...lines];
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
};
const packed = gzipSync(done);
const chunked = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
const hints = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x.css>; rel=preload\r\n\r\n';

/** The order has taken effect, and none of these says so: it is found. */
const afterTheEffect: Readonly<Record<string, Buffer>> = {
  'an empty body': answerOf(''),
  'a packed body that breaks off': answerOf(packed.subarray(0, 20), { lines: ['Content-Encoding: gzip'] }),
  'a body that is not packed as it says': answerOf(done, { lines: ['Content-Encoding: br'] }),
  'a length that is too short': answerOf(done, { length: 12 }),
  'a length that is too long': answerOf(done, { length: 4000 }),
  'two lengths': answerOf(done, { lines: ['Content-Length: 3'] }),
  'a chunk without its end': Buffer.from(`${chunked}${done.length.toString(16)}\r\n${done}\r\n`),
  'a size of a chunk that is none': Buffer.from(`${chunked}zz\r\n${done}\r\n0\r\n\r\n`),
  '204': Buffer.from('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n'),
  '206 and a part of it': answerOf(done.slice(0, 9), {
    status: '206 Partial Content',
    lines: ['Content-Range: bytes 0-8/33'],
  }),
  '304': Buffer.from('HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n'),
  '307 to the same address': answerOf('', { status: '307 Temporary Redirect', lines: [`Location: ${path}`] }),
  '425 Too Early': answerOf('', { status: '425 Too Early' }),
  'a status of 999': answerOf(done, { status: '999 What' }),
  'no head at all': Buffer.from(done),
  'three hundred kilobytes of head': answerOf(done, { lines: [`X: ${'x'.repeat(300_000)}`] }),
  'two answers in one body': answerOf(done + done),
  'letters of two bytes': answerOf(Buffer.from(done, 'utf16le')),
  'a refusal before the answer': Buffer.concat([answerOf(refused), answerOf(done)]),
  'a refusal': answerOf(refused),
  'the answer to another request': answerOf(done, { lines: ['Idempotency-Key: "1-2-3-4"'] }),
  'an answer that a cache has kept': answerOf(done, { lines: ['Age: 7'] }),
};

const foundText = 'The answer was lost, but the order is there.';

async function place(page: Page, price: string): Promise<TradePage> {
  const trade = new TradePage(page);
  await trade.fillLimit({ price, amount: '0.01' });
  await trade.submit.click();
  await takesTaps(page);
  await trade.place.click();
  return trade;
}

const putAway = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
};

test('R1 HTTP/1.1: after an order has taken effect no answer, however broken, makes a second one or hides it', async ({
  page,
  world,
}) => {
  test.setTimeout(900_000);
  await signedInTrade(page, world);
  for (const [index, [name, bytes]] of Object.entries(afterTheEffect).entries())
    await test.step(name, async () => {
      world.front.twist(path, { bytes: () => bytes });
      const trade = await place(page, `${1000 + index}`);
      await expect(page.getByText(foundText)).toBeVisible();
      expect(world.arrived(order.path), name).toHaveLength(index + 1);
      expect(world.effects(order.command), name).toBe(index + 1);
      await putAway(page);
      await expect(trade.submit).toBeEnabled();
    });
});

test('A21 HTTP/1.1: a failure that clears the site data ends the session, as a log-out does: nothing is sent again, and the next login shows the order', async ({
  page,
  world,
}) => {
  await signedInTrade(page, world);
  const bytes = answerOf('', { status: '502 Bad Gateway', lines: ['Clear-Site-Data: "storage"'] });
  world.front.twist(path, { bytes: () => bytes });
  const trade = await place(page, '1000');
  const toLogin = trade.ticket.getByText('Log in to trade');
  const login = page.getByRole('heading', { name: 'Log in', exact: true });
  await expect(toLogin.or(login).first()).toBeVisible();
  if (await toLogin.isVisible()) await toLogin.click();
  await fillSignIn(page);
  await trade.stands();
  await expect(trade.pendingRows).toHaveCount(1);
  await expect(trade.submit).toBeVisible();
  expect([world.arrived(order.path).length, world.effects(order.command)]).toEqual([1, 1]);
});

test('R1 HTTP/1.1: what comes before an answer is none, and the one behind it is believed', async ({ page, world }) => {
  await signedInTrade(page, world);
  const twist: Twist = {
    bytes: (_answer, requestId) =>
      Buffer.concat([Buffer.from(hints), answerOf(done, { lines: ['Age: 0', `Idempotency-Key: ${requestId}`] })]),
  };
  world.front.twist(path, twist);
  await place(page, '1000');
  await expect(page.getByText('Order placed').first()).toBeVisible();
  await expect(page.getByText(foundText)).toHaveCount(0);
  expect([world.arrived(order.path).length, world.effects(order.command)]).toEqual([1, 1]);
});

/** The order has never reached the server, and these say or hint that it was done: half a minute later it is told as not placed. */
const inItsPlace: Readonly<Record<string, Buffer>> = {
  'the answer to another request': afterTheEffect['the answer to another request'] ?? Buffer.alloc(0),
  'an answer that a cache has kept': afterTheEffect['an answer that a cache has kept'] ?? Buffer.alloc(0),
  'an empty body': answerOf(''),
  '202': answerOf(done, { status: '202 Accepted' }),
};

for (const [name, bytes] of Object.entries(inItsPlace))
  test(`R1 HTTP/1.1: where ${name} comes in place of the order, it is told as not placed`, async ({ page, world }) => {
    await signedInTrade(page, world);
    world.front.twist(path, { isKeptAway: true, bytes: () => bytes });
    const trade = await place(page, '1000');
    await expect(page.getByText('Not placed')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('Order placed')).toHaveCount(0);
    await expect(trade.submit).toBeEnabled();
    expect([world.arrived(order.path).length, world.effects(order.command)]).toEqual([1, 0]);
  });

test('R1 HTTP/1.1: an "ok" in place of the order that nothing gives away is told as unknown after half a minute, also after a reload, until the person has looked', async ({
  page,
  world,
}) => {
  await signedInTrade(page, world);
  world.front.twist(path, { isKeptAway: true, bytes: () => answerOf(done) });
  const trade = await place(page, '1000');
  await expect(page.getByText('Order placed').first()).toBeVisible();
  const unknown = page.getByText('Unknown – see your orders');
  await expect(unknown).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Order placed')).toHaveCount(0);
  await page.reload();
  await trade.stands();
  await expect(unknown).toBeVisible();
  await page.getByRole('button', { name: 'I have looked at my orders' }).click();
  await expect(unknown).toHaveCount(0);
  await expect(trade.submit).toBeEnabled();
  expect([world.arrived(order.path).length, world.effects(order.command)]).toEqual([1, 0]);
});

test('R1 HTTP/1.1: so is a transfer', async ({ page, world }) => {
  await transfer.prepare(page, world);
  world.front.twist(`/api${transfer.path}`, { isKeptAway: true, bytes: () => answerOf(done) });
  await transfer.tap(page);
  await transfer.done(page);
  await expect(page.getByText('Outcome unknown')).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'I have looked' }).click();
  await expect(page.getByText('Outcome unknown')).toHaveCount(0);
  expect([world.arrived(transfer.path).length, world.effects(transfer.command)]).toEqual([1, 0]);
});
