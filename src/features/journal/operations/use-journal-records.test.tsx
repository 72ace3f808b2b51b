import { renderHook, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { AccountScope } from '../../../core/account/account-scope.ts';
import { AccountContext } from '../../../core/account/use-account.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { useJournalRecords } from './use-journal-records.ts';

const asked = vi.hoisted((): string[] => []);
vi.mock('../data/journal-lists.ts', () => {
  const read = (id: string) => async () => {
    asked.push(id);
    return { items: [], total: 0, hasMore: false };
  };
  return { useJournalReads: () => ({ contracts: read('contracts'), options: read('options'), spot: read('spot') }) };
});
vi.mock('../../shared/server/data/use-server-zone.ts', () => ({ useReadServerZone: () => () => 'UTC' }));

test('E31 useJournalRecords: what a product made before it was switched off stays in the journal', async () => {
  const config = parseRuntimeConfig({ products: { contract: false, seconds: false, spot: false } });
  const Ports = portsAround(new Container());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RuntimeConfigContext value={config}>
      <AccountContext value={new AccountScope('live', new Container())}>
        <Ports>{children}</Ports>
      </AccountContext>
    </RuntimeConfigContext>
  );
  renderHook(() => useJournalRecords(), { wrapper });
  await waitFor(() => expect(new Set(asked)).toEqual(new Set(['contracts', 'options', 'spot'])));
});
