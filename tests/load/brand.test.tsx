import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { patience, tap } from './hand.ts';
import { closeProgram, openProgram, said, type Program } from './program.tsx';

afterEach(closeProgram);

const brand = {
  name: 'Acme Markets',
  shortName: 'Acme',
  accent: '#ff4fc3',
  languages: { offered: ['en', 'fra'] },
  texts: { en: { 'home.login': 'Come in' } },
  support: [{ label: 'Ask Acme', url: 'https://help.acme.example/' }],
  legal: { text: 'Acme Ltd. is not a bank.', links: [{ label: 'Imprint', url: 'https://acme.example/imprint' }] },
};

/** Where words are, beside what stands there: labels, hints, alternatives of pictures, and the values of fields. */
const spoken = (): string =>
  [
    document.title,
    said(),
    ...Array.from(document.querySelectorAll('*'), (element) =>
      ['aria-label', 'title', 'alt', 'placeholder', 'value', 'href', 'download'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    ).flat(),
  ].join('\n');

const ours = /tandem/i;

/** The next page is there when the title says so. */
async function visit({ go, quiet }: Program, path: string): Promise<void> {
  const before = document.title;
  await go(path);
  await waitFor(() => expect(document.title).not.toBe(before), patience);
  await quiet();
}

test('a visitor of another brand meets its name and its words, and ours nowhere', async () => {
  const program = await openProgram('/', { isVisitor: true, brand });
  await program.quiet();
  await waitFor(() => expect(document.title).toBe('Home · Acme Markets'), patience);
  expect(await screen.findByRole('link', { name: 'Come in' }, patience)).toBeTruthy();
  expect(document.documentElement.style.getPropertyValue('--dark-accent')).toBe('#ff4fc3');
  const seen: string[] = [];
  for (const path of [
    '/pages/common/login',
    '/pages/common/register',
    '/pages/setting/setting',
    '/pages/setting/setting?section=version',
    '/pages/kefu/index',
    '/pages/common/aboutuslist',
    '/pages/common/aboutus',
    '/pages/common/contactus',
  ]) {
    await visit(program, path);
    if (ours.test(spoken())) seen.push(`${path}: ${/.*tandem.*/i.exec(spoken())?.[0].slice(0, 200) ?? ''}`);
  }
  expect(seen).toEqual([]);
});

test('E20: a brand puts the parts of home, the tabs and the finance products in order, and hides none', async () => {
  const order = {
    home: ['market', 'news'],
    tabs: ['trade', 'assets'],
    products: ['nft', 'subscription'],
  };
  const ordered = { ...brand, order };
  const program = await openProgram('/', { brand: ordered });
  await program.quiet();
  const tabs = await screen.findByRole('navigation', { name: 'Main areas' }, patience);
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Trade', 'Assets', 'Home', 'Market', 'Practice', 'Finance', 'Settings']);
  const shortcuts = await screen.findByRole('navigation', { name: 'What you can do' }, patience);
  const markets = await screen.findByRole('tablist', {}, patience);
  expect(markets.compareDocumentPosition(shortcuts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await visit(program, '/pages/financial/index');
  const cards = await screen.findAllByRole('link', { name: /Risk|loss/i }, patience);
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '#/pages/nft/nft',
    '#/pages/ieo/ieo',
    '#/pages/lockming/lockming',
    '#/pages/invest/invest',
    '#/pages/copytrade/copy',
    '#/pages/game/game',
  ]);
});

test('a person of another brand finds its support, its legal words and the languages that it offers', async () => {
  const program = await openProgram('/pages/kefu/index', { brand });
  await program.quiet();
  expect((await screen.findByRole('link', { name: /^Ask Acme/ }, patience)).textContent).toContain('help.acme.example');
  expect(said()).toContain('help@acme-markets.test');
  await visit(program, '/pages/common/aboutuslist');
  expect(said()).toContain('Acme Ltd. is not a bank.');
  expect(await screen.findByRole('link', { name: /^Imprint/ }, patience)).toBeTruthy();
  await visit(program, '/pages/setting/setting');
  expect(spoken()).not.toMatch(ours);
  await tap(/^Language/);
  const sheet = within(await screen.findByRole('dialog', {}, patience));
  expect(sheet.getAllByRole('radio')).toHaveLength(2);
});

test('without a brand the server’s name stands in the title', async () => {
  const { quiet } = await openProgram('/', { isVisitor: true });
  await quiet();
  await waitFor(() => expect(document.title).toBe('Home · Tandem'), patience);
});
