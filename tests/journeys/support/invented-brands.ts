import { readFileSync } from 'node:fs';

/** A block `brand` as an operator writes it: docs/brand.md. */
export interface InventedBrand {
  readonly name: string;
  readonly shortName: string;
  readonly marks?: Readonly<Record<'light' | 'dark', string>>;
  readonly accent: string;
  readonly neutral: string;
  readonly font?: { readonly family: string; readonly file?: string };
  readonly upDown: 'green' | 'red' | 'blue';
  readonly order?: Readonly<Record<'home' | 'tabs' | 'products', readonly string[]>>;
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly support?: readonly { readonly label: string; readonly url: string }[];
  readonly legal?: {
    readonly text: string;
    readonly links: readonly { readonly label: string; readonly url: string }[];
  };
}

const drawing = (shape: string, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><g fill="${colour}">${shape}</g></svg>`)}`;
const marksOf = (shape: string, dark: string, light: string) => ({
  dark: drawing(shape, dark),
  light: drawing(shape, light),
});

/** A font that comes with the block. */
const letters = `data:font/woff2;base64,${readFileSync('src/core/ui/type/inter-cyrillic.woff2').toString('base64')}`;

/**
 * As unlike each other as a block can say: short and long names, other scripts, weak and strong accents, with and without
 * marks, greys of every tint and none, narrow and wide fonts.
 */
export const inventedBrands: readonly InventedBrand[] = [
  {
    name: 'Acme Markets',
    shortName: 'Acme',
    marks: marksOf('<circle cx="20" cy="20" r="18"/>', '#e4007f', '#900050'),
    accent: '#e4007f',
    neutral: '#5b2a45',
    font: { family: 'Georgia, serif' },
    upDown: 'green',
    support: [{ label: 'Ask Acme', url: 'https://help.acme.example/' }],
    legal: { text: 'Acme Ltd. is not a bank.', links: [{ label: 'Imprint', url: 'https://acme.example/imprint' }] },
  },
  // The longest name there may be, in one word of which a line cannot break, and no mark.
  {
    name: 'Nordhandelsbörsengesellschaft Südwest AG',
    shortName: 'Nordhandel',
    accent: '#003b73',
    neutral: '#003b73',
    // A wide one.
    font: { family: "Verdana, 'DejaVu Sans', sans-serif" },
    upDown: 'red',
  },
  {
    name: '晨星交易所',
    shortName: '晨星',
    marks: marksOf('<rect width="160" height="40"/>', '#ffd9ec', '#40002a'),
    accent: '#c77dff',
    neutral: '#ff00ff',
    font: { family: "'Noto Serif CJK SC', 'Songti SC', serif" },
    upDown: 'red',
    // The market first, everywhere.
    order: {
      home: ['market', 'movers'],
      tabs: ['market', 'trade', 'assets'],
      products: ['nft', 'quiz', 'subscription'],
    },
  },
  // One letter, and an accent too light for a light ground.
  {
    name: 'X',
    shortName: 'X',
    marks: marksOf('<path d="M0 0h40v40z"/>', '#fff', '#000'),
    accent: '#b8f2ff',
    neutral: '#808080',
    font: { family: "ui-monospace, 'DejaVu Sans Mono', monospace" },
    upDown: 'green',
    // What a person owns first, and one row of each list.
    order: { home: ['news', 'entries'], tabs: ['assets', 'finance', 'simulated'], products: ['copyTrading'] },
  },
  {
    name: 'Кедр & “Сыновья” <Биржа>',
    shortName: 'Кедр',
    accent: '#7a7aff',
    neutral: '#1e6b3a',
    font: { family: 'system-ui', file: letters },
    upDown: 'blue',
    texts: { en: { 'home.login': 'Come in' } },
  },
];
