import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bindDevice } from '../../../../../tests/support/device-ports.ts';
import { portsAround } from '../../../../../tests/support/ports-around.tsx';
import { AccountScope, type AccountId } from '../../../../core/account/account-scope.ts';
import { amount } from '../../../../core/money/amount.ts';
import { Session } from '../../../../core/platform/session.ts';
import { NoticeRegion } from '../../../shared/notices/panels/notice-region.tsx';
import { tellLiquidation } from '../data/told-liquidations.ts';
import { LiquidationNews } from './liquidation-news.tsx';

const root = new Container();
const session = { isSignedIn: true, userId: '1', token: 'x', language: 'en' };
root.bind(Session).toConstantValue({ state: () => session, watch: () => () => undefined } as never);
bindDevice(root, new Map(), () => 0);
afterEach(cleanup);

const Mark = ({ account }: { readonly account: AccountScope }): ReactElement => <b>{`of ${account.id}`}</b>;

function tell(account: AccountId, symbol: string, owner = '1'): void {
  const positions = [{ id: symbol, symbol, net: amount('-21.25') }];
  const scope = new AccountScope(account, root);
  act(() => tellLiquidation({ account: scope, owner, quoteId: '3', currency: 'USDT', positions }));
}

test('LiquidationNews: names the pairs, the result and the money, leads to the history, and stays until it is put away', async () => {
  const page = (
    <NoticeRegion>
      <LiquidationNews Mark={Mark} />
    </NoticeRegion>
  );
  render(page, { wrapper: portsAround(root) });
  tell('moni', 'BTC/USDT');
  tell('moni', 'ETH/USDT');
  tell('moni', 'ETH/USDT');
  tell('live', 'BTC/USDT', 'somebody else');
  const link = await screen.findByRole('link', { name: 'History' }, { timeout: 20_000 });
  expect(link.getAttribute('href')).toContain('/pages/moni/contract_order?list=history');
  const text = document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toMatch(/Closed by liquidation: BTC\/USDT, ETH\/USDT · Result after fees ▼-42\.5\d* USDT practice/);
  expect(text).toContain('of moni');
  expect(text).not.toContain('of live');
  fireEvent.click(screen.getByRole('button', { name: /^Dismiss.*liquidation/ }));
  expect(screen.queryByRole('link', { name: 'History' })).toBeNull();
});
