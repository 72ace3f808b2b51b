import { givenProduct } from '../../../core/domain/market/given-product-names.ts';
import type { MenuEntry } from '../../../core/domain/server/site.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { leadsInside, menuKindOf, type MenuKind } from './menu-entries.ts';

/** The pages of practice that do what an entry offers. */
const pagesOfPractice: Readonly<Partial<Record<MenuKind, string>>> = {
  spot: routes.moni.currency,
  contracts: routes.moni.contract,
  options: pathWith(routes.moni.index, { product: givenProduct.options }),
};

/** What is there in practice as well, or belongs to no account. */
const ofEither: ReadonlySet<MenuKind> = new Set(['simulated', 'transfer', 'invite', 'support', 'help', 'news']);

function inPractice(entry: MenuEntry): MenuEntry | undefined {
  const kind = menuKindOf(entry);
  if (kind === undefined || ofEither.has(kind)) return entry;
  const page = pagesOfPractice[kind];
  if (page === undefined || !leadsInside(entry)) return undefined;
  const [, question] = entry.target.split('?');
  return { ...entry, target: question === undefined || page.includes('?') ? page : `${page}?${question}` };
}

/** The entries for a person in practice: trading leads to practice, and what exists with real money alone is left out. */
export const practiceEntries = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.map(inPractice).filter((entry) => entry !== undefined);
