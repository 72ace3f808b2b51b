import { cleanup, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountScope } from '../../../../core/account/account-scope.ts';
import { AccountContext } from '../../../../core/account/use-account.ts';
import { parseRuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { usePaletteItems } from './use-palette-items.ts';

vi.mock('../../../shared/instruments/data/instruments.ts', () => ({ useInstruments: () => ({ data: [] }) }));
afterEach(cleanup);

function Found({ text }: { readonly text: string }) {
  const groups = usePaletteItems(text, () => undefined);
  const pages = groups.find(({ id }) => id === 'pages')?.items ?? [];
  return <p role="note">{pages.map(({ label }) => label).join(', ')}</p>;
}

async function pagesOf(text: string, products: object = {}): Promise<string> {
  cleanup();
  render(
    <MemoryRouter>
      <RuntimeConfigContext value={parseRuntimeConfig({ products })}>
        <AccountContext value={new AccountScope('live', new Container())}>
          <Suspense>
            <Found text={text} />
          </Suspense>
        </AccountContext>
      </RuntimeConfigContext>
    </MemoryRouter>,
  );
  return (await screen.findByRole('note', {}, { timeout: 60_000 })).textContent;
}

test.each([
  ['journal', 'Journal'],
  ['notices', 'Messages'],
  ['copy', 'Copy trading'],
  ['language', 'Display'],
  ['dark', 'Theme'],
  ['sound', 'Notifications'],
  ['password', 'Security'],
  ['bills', 'Records'],
  ['swap', 'Convert'],
  ['Announcements', 'Announcements'],
  ['practice', 'Practice'],
])('E26 usePaletteItems: %s finds the page %s', async (text, page) => {
  expect((await pagesOf(text)).split(', ')).toContain(page);
});

test('E26 usePaletteItems: a product that is switched off is not offered', async () => {
  expect(await pagesOf('nft')).toBe('NFT');
  expect(await pagesOf('nft', { nft: false })).toBe('');
});
