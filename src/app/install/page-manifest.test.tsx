import { expect, test } from 'vitest';
import { pageManifest, wearManifest } from './page-manifest.ts';

const icon = { src: 'data:image/png;base64,AAAA', size: 192, purpose: 'any' } as const;
const facts = {
  name: 'Acme Markets',
  shortName: 'Acme',
  language: 'fra',
  page: 'https://trade.example/app/',
  ground: '#0f1012',
  icons: [icon],
  shortcuts: [{ name: 'Actifs', path: '/pages/fund/assets' }],
};

test('E20 pageManifest: every address is whole, and shortcuts open pages of the program', () => {
  expect(pageManifest(facts)).toMatchObject({
    id: 'https://trade.example/app/',
    short_name: 'Acme',
    start_url: 'https://trade.example/app/',
    scope: 'https://trade.example/app/',
    icons: [{ src: icon.src, sizes: '192x192', purpose: 'any', type: 'image/png' }],
    shortcuts: [{ name: 'Actifs', url: 'https://trade.example/app/#/pages/fund/assets' }],
  });
});

test('wearManifest: a later manifest takes the place of the earlier one', () => {
  wearManifest(document, pageManifest(facts), icon.src);
  wearManifest(document, pageManifest({ ...facts, name: 'Zürich & Söhne' }), icon.src);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="manifest"]')];
  expect(links).toHaveLength(1);
  const [, written = ''] = /^data:application\/manifest\+json,(.*)$/.exec(links[0]?.href ?? '') ?? [];
  expect(JSON.parse(decodeURIComponent(written))).toMatchObject({ name: 'Zürich & Söhne' });
  expect(document.head.querySelectorAll('link[rel="apple-touch-icon"]')).toHaveLength(1);
});
