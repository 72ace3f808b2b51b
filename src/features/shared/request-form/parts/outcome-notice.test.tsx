import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerInfo } from '../../../../core/platform/server-info.ts';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import type { RequestState } from '../../../../core/sending/request-state.ts';
import { unseen, type Doubled, type Recorded } from '../../../../core/sending/way.ts';
import { OutcomeNotice } from './outcome-notice.tsx';

const broughtIntoSight = vi.fn<(this: Element, how: ScrollIntoViewOptions) => void>();
beforeEach(() => {
  broughtIntoSight.mockClear();
  records = undefined;
  Object.assign(Element.prototype, { scrollIntoView: broughtIntoSight });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const wish = 'a wish';
const nothing = (): void => undefined;
let records: string | undefined;
function show(state: RequestState<string>, doubled?: Doubled<string, Recorded>): void {
  const root = new Container();
  root.bind(ServerInfo).toConstantValue({ kind: 'in-browser', isOneFile: false });
  bindDevice(root, new Map(), () => 0);
  render(
    <RuntimeConfigContext value={parseRuntimeConfig({})}>
      <OutcomeNotice
        request={{ state, doubled, checkAgain: nothing, close: nothing, dismissDoubled: nothing }}
        named={() => 'Sell 0.5 BTC'}
        done={() => ({ title: 'Order placed', records })}
        recordsPath="/orders"
      />
    </RuntimeConfigContext>,
    { wrapper: portsAround(root) },
  );
}

test.each<[RequestState<string>, string]>([
  [{ kind: 'accepted', wish, before: unseen, rows: [] }, 'Order placed'],
  [{ kind: 'elsewhere', wish }, 'Being sent in another tab'],
  [{ kind: 'elsewhere', wish, isHere: true }, 'Your first one is still under way'],
  [{ kind: 'unknown', wish, isChecking: true }, 'No answer yet. Checking…'],
  [{ kind: 'refused', wish, error: new AppError('server', 'Sold out.') }, 'Sold out.'],
  [{ kind: 'unknown', wish }, 'Outcome unknown'],
])('OE6 %j: the outcome is scrolled into view above a form that is longer than the screen', async (state, text) => {
  show(state);
  const title = await screen.findByText(text, {}, { timeout: 60_000 });
  expect(broughtIntoSight.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(broughtIntoSight.mock.contexts.every((place) => place instanceof Element && place.contains(title))).toBe(true);
});

test('R1 that the server did it more than once is said until it is put away, whatever else is on screen', async () => {
  const rows = [{ id: '2' }, { id: '1' }];
  show({ kind: 'idle' }, { wish, rows });
  expect(await screen.findByText('Carried out more than once')).toBeTruthy();
  expect(screen.getByText('You sent this once. Records that say the same: 2. Look at the extra ones.')).toBeTruthy();
});

test('OE6 while one only looks at a request nothing moves', () => {
  show({ kind: 'review', wish });
  expect(broughtIntoSight).not.toHaveBeenCalled();
});

test.each<RequestState<string>>([
  { kind: 'open', wish },
  { kind: 'refused', wish, error: new AppError('server', 'Sold out.') },
  { kind: 'refused', wish, error: new AppError('server', 'Pay a deposit of 100 USDT to unfreeze your account.') },
  { kind: 'elsewhere', wish },
  { kind: 'not-there', wish },
  { kind: 'unknown', wish },
])('T11 $kind: what was asked for is named', async (state) => {
  show(state);
  expect(await screen.findByText('Sell 0.5 BTC', {}, { timeout: 60_000 })).toBeTruthy();
});

test('R1 what cannot be cancelled here is for support, with the numbers of the extra ones alone', async () => {
  show({ kind: 'idle' }, { wish, rows: [{ id: '13' }, { id: '12' }, { id: '11' }] });
  const text = 'The extra ones cannot be cancelled here. Contact support and give these numbers: 13, 12';
  expect(await screen.findByText(text)).toBeTruthy();
});

test('R1 of what was carried out more than once it is said what it was', async () => {
  show({ kind: 'idle' }, { wish, rows: [{ id: '2' }, { id: '1' }] });
  expect(await screen.findByText('Sell 0.5 BTC')).toBeTruthy();
});

test('T11 what was done leads to the page of its records, if that has a name', async () => {
  records = 'My orders';
  show({ kind: 'accepted', wish, before: unseen, rows: [] });
  const link = await screen.findByRole('link', { name: 'My orders' }, { timeout: 60_000 });
  expect(link.getAttribute('href')).toBe('/orders');
});

const sentAt = Date.UTC(2026, 0, 1, 12, 30, 5);
test.each<RequestState<string>>([
  { kind: 'accepted', wish, before: unseen, rows: [], sentAt },
  { kind: 'not-there', wish, sentAt },
  { kind: 'unknown', wish, sentAt },
  { kind: 'unknown', wish, sentAt, isChecking: true },
  { kind: 'elsewhere', wish, sentAt, isHere: true },
])('T11 $kind: where no answer came at once it is said when the request was sent', async (state) => {
  show(state);
  expect(await screen.findByText(/^Sent at .*30:05/)).toBeTruthy();
});

test('T11 what was unknown keeps its buttons while it is looked for once more', async () => {
  show({ kind: 'unknown', wish, isChecking: true });
  expect(await screen.findByRole('button', { name: 'I have looked' })).toBeTruthy();
});
