// The rows that a product adds to files that are there. No other file of the program has to know it.
import { readFileSync } from 'node:fs';

const engine = 'src/adapters/mock/engine';
const billKinds = `${engine}/ledger/bill-kinds.ts`;

/** One more than the highest code of a bill. */
function nextBill() {
  const [, list = ''] = /export const billKinds = \{([\s\S]*?)\n\}/.exec(readFileSync(billKinds, 'utf8')) ?? [];
  return Math.max(...[...list.matchAll(/: (\d+),/g)].map(([, code]) => Number(code))) + 1;
}

const path = (name) => `  /new-product/${name}: { $ref: 'new-product.yaml#/paths/~1new-product~1${name}' }\n`;
const languages = ['zh', 'hk', 'th', 'jp', 'kor', 'fra', 'turkish', 'ru', 'spa'];

/** Where each row goes: before a line, the first one after `within`. */
export const rowsOf = () => [
  {
    file: 'api-spec/openapi.yaml',
    within: '\ntags:',
    before: 'paths:\n',
    row: '  - name: new-product\n    description: New product, shares of funds; an extension of our own.\n',
  },
  {
    file: 'api-spec/openapi.yaml',
    within: '\npaths:',
    before: 'components:\n',
    row: `  # new-product\n${path('funds')}${path('buy')}${path('shares')}`,
  },
  {
    file: 'src/core/navigation/routes.ts',
    before: "  chooseLocation: '",
    row: "  newProduct: {\n    index: '/products/new-product',\n  },\n",
  },
  {
    file: 'src/core/config/product-areas.ts',
    within: 'export const areaPaths = {',
    before: '} as const satisfies',
    row: '  newProduct: pathsOf(routes.newProduct),\n',
  },
  {
    file: 'src/features/shared/worth/model/finance-products.ts',
    within: 'const financeProducts = [',
    before: '] as const satisfies',
    row: "  { id: 'newProduct', path: routes.newProduct.index, icon: 'trending-up' },\n",
  },
  {
    file: `${engine}/composition.ts`,
    before: 'import { createQuizDomain }',
    row: "import { createNewProductDomain } from './products/new-product/new-product-domain.ts';\n",
  },
  {
    file: `${engine}/composition.ts`,
    within: 'const mountProducts = ',
    before: '});\n',
    row: '  newProduct: mountDomain(createNewProductDomain(personBehind)),\n',
  },
  {
    file: billKinds,
    within: 'export const billKinds = {',
    before: '} as const;',
    row: `  newProductBought: ${nextBill()},\n`,
  },
  {
    file: 'tests/architecture/tables/writes.ts',
    within: 'export const moneyWrites',
    before: ']);',
    row: "  'NewProductPort.buyNewProductShare',\n",
  },
  {
    file: 'src/features/shared/worth/operations/use-holdings.ts',
    before: 'import { useHeldTokens }',
    row: "import { useHeldNewProduct } from './use-held-new-product.ts';\n",
  },
  {
    file: 'src/features/shared/worth/operations/use-holdings.ts',
    within: 'const held: ',
    before: '  ];\n',
    row: "    useHeldNewProduct(isOn('newProduct')),\n",
  },
  {
    file: 'docs/where.md',
    before: '| [quiz](',
    row: '| [new-product](../src/features/new-product/README.md) | `/products/new-product` | New product | `newProduct` |\n',
  },
  {
    file: 'locales/unreviewed.txt',
    before: '# end',
    row: languages
      .flatMap((language) => ['newProduct.title', 'newProduct.card.name'].map((key) => `${language} ${key}\n`))
      .join(''),
  },
];
