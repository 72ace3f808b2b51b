import { askSandbox, sandboxPort } from '../support/live-pages.mjs';

const person = { identifier: 'demo@tandem.test', password: 'demo1234' };
const shownPair = { currency_id: '1', legal_id: '3' };

async function call(path, fields, token) {
  const response = await fetch(`http://127.0.0.1:${sandboxPort}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(token === undefined ? {} : { Authorization: token }),
    },
    body: new URLSearchParams(fields).toString(),
  });
  const text = await response.text();
  const answer = JSON.parse(text);
  if (answer.type !== 'ok') throw new Error(`${path}: ${text}`);
  return answer.message;
}

/** So many positions of BTC/USDT of the demo's person. */
export async function openPositions(count) {
  const { identifier } = person;
  await askSandbox('topUp', { identifier, account: 'live', wallet: 'lever', currency: 'USDT', amount: '1000000' });
  const token = await call('/user/login', { user_string: identifier, password: person.password });
  for (let index = 0; index < count; index += 1) {
    const order = { ...shownPair, type: index % 2 === 0 ? '1' : '2', share: '1', multiple: '5', status: '1' };
    await call('/lever/submit', order, token);
  }
}

/** Signs the demo's person in, as a person does; the page stands at `path` then. */
export async function signIn(page, address, path) {
  await page.goto(`${address}/#/pages/common/login?return=${encodeURIComponent(path)}`);
  await page.getByLabel('E-mail or mobile number').fill(person.identifier);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
