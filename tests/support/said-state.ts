import type { ProductArea } from '../../src/core/config/product-areas.ts';
import { areaLists } from '../../src/features/shared/server/data/area-lists.gen.ts';
import { hasCard, menuNames } from '../../src/features/shared/server/model/area-names.ts';
import { textsIn } from '../architecture/dictionaries.ts';

/**
 * `hidden`: the address says that it is not offered; `says` is the reason. `limited`: a part says why it shows nothing.
 */
export interface SaidState {
  readonly state: 'works' | 'limited' | 'hidden';
  readonly says: string;
}

function textOf(dictionary: string, key: string): string {
  const text = textsIn(`locales/en/${dictionary}.json`).get(key);
  if (text === undefined) throw new Error(`no text ${key} in ${dictionary}`);
  return text;
}

/** A text up to the first place that it leaves open. */
const beginningOf = (dictionary: string, key: string): string => textOf(dictionary, key).split('{{')[0] ?? '';

/** Each says that a part of the screen, or all of it, cannot be shown or used on this server. */
const limits: readonly string[] = [
  ['errors', 'kinds.bad-status'],
  ['errors', 'kinds.unexpected-shape'],
  ['errors', 'kinds.no-answer'],
  ['errors', 'kinds.unavailable'],
  ['dual', 'otherProduct'],
  ['convert', 'oneWallet'],
  ['trading', 'ticket.error.noWallet'],
  ['payees', 'international.unsavable'],
  ['account', 'payment.final'],
  ['account', 'payment.tooLate'],
  ['content', 'support.noneOf'],
  ['content', 'support.none'],
  ['mining', 'noClasses'],
  ['copyTrading', 'noCopies.title'],
  ['nft', 'neverEnds.title'],
  ['payees', 'addresses.noDelete'],
].map(([dictionary = '', key = '']) => beginningOf(dictionary, key));

const notOffered = beginningOf('connection', 'notOffered.title');

/** Pages with words of their own for something that is not offered, with the reason. */
const hiddenBy: ReadonlyMap<string, string> = new Map([
  [textOf('coupons', 'off'), '`capabilities.coupons` is off, no family has them'],
  [textOf('messages', 'noInbox'), 'lacks `GET /mailMessage/getList`'],
]);

const nameOf = (area: ProductArea): string =>
  hasCard(area) ? textOf(area, 'card.name') : textOf('home', `menu.${menuNames[area]}`);

/** The call without which something is not offered, by the name that the page gives it. */
const reasons: ReadonlyMap<string, string> = new Map([
  ...areaLists.map(([area, list]) => [nameOf(area), list] as const),
  [textOf('survey', 'title'), 'POST /postquestionnaire'],
  [textOf('content', 'pages.withdrawals'), 'GET /get/tk'],
]);

function reasonOf(line: string): string {
  const call = reasons.get(line.slice(notOffered.length).replace(/\.$/, ''));
  return call === undefined ? line : `lacks \`${call}\``;
}

/** What the text of a page says of itself. */
export function saidStateOf(text: string): SaidState {
  const lines = text.split('\n').map((line) => line.trim());
  const says = [...hiddenBy].find(([words]) => lines.some((line) => line.includes(words)))?.[1];
  if (says !== undefined) return { state: 'hidden', says };
  const hidden = lines.find((line) => line.startsWith(notOffered));
  if (hidden !== undefined) return { state: 'hidden', says: reasonOf(hidden) };
  // The whole line, because what is lacking stands beside it.
  const said = [...new Set(lines.filter((line) => limits.some((limit) => line.includes(limit))))];
  return { state: said.length === 0 ? 'works' : 'limited', says: said.join(' ') };
}
