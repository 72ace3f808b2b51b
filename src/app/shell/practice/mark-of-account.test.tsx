import { cleanup, render } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AccountScope } from '../../../core/account/account-scope.ts';
import { ContainerContext } from '../../../core/di/use-port.ts';
import { loadTexts, speak } from '../../../core/i18n/i18n.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { MarkOfAccount } from './mark-of-account.tsx';
import { ModeContext } from './mode.ts';

beforeEach(async () => {
  await speak('en');
  await loadTexts(['common', 'notices']);
});
afterEach(cleanup);

function marked(kind: 'network' | 'in-browser', account: 'live' | 'moni', page: 'live' | 'moni'): string {
  const root = new Container();
  root.bind<Pick<ServerInfo, 'kind' | 'isOneFile'>>(ServerInfo).toConstantValue({ kind, isOneFile: false });
  const isDemo = kind === 'in-browser';
  const { container } = render(
    <ContainerContext value={root}>
      <ModeContext value={{ isDemo, isOneFile: false, isSimulated: page === 'moni' }}>
        <Suspense>
          <MarkOfAccount account={new AccountScope(account, root)} />
        </Suspense>
      </ModeContext>
    </ContainerContext>,
  );
  const { textContent } = container;
  cleanup();
  return textContent;
}

test('H8 MarkOfAccount: real money is named on a page of practice, and never in a demo', () => {
  expect(marked('network', 'live', 'live')).toBe('');
  expect(marked('network', 'live', 'moni')).toBe('Real money');
  expect(marked('network', 'moni', 'live')).toBe('Practice');
  expect(marked('in-browser', 'live', 'moni')).toBe('Demo');
  expect(marked('in-browser', 'moni', 'moni')).toBe('DemoPractice');
});
