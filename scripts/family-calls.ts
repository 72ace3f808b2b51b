// The calls that public families lack or take otherwise, as Markdown, from the tables of the dialects.
import type { Exchange } from '../src/adapters/mock/dialects/basics/dialect.ts';
import { inEnglish } from '../src/adapters/mock/dialects/basics/shaping.ts';
import { dialects } from '../src/adapters/mock/dialects/families/dialects.ts';
import { messageByNumber, numberedMessages } from '../src/adapters/mock/dialects/words/message-words.ts';
import { callsWithoutOwnColumns } from '../src/adapters/mock/dialects/words/own-columns.ts';
import { exceptions, specifiedCalls, wayAmong } from '../tests/conformance/family-exceptions.ts';
import { productOf } from '../tests/conformance/products.ts';
import { publicFamilies, type PublicFamily } from '../tests/support/dialect-sandbox.ts';
import { operationIdOf } from '../tests/wire/specification.ts';

type Cells = readonly string[];

const callsOf = (family: PublicFamily): Readonly<Record<string, Exchange>> => dialects[family]?.calls ?? {};

const head = (first: string): string => `| ${first} | a | b | c | d | screens |\n|---|---|---|---|---|---|`;
const row = (call: string, cells: Cells, screens: string): string => `| ${call} | ${cells.join(' | ')} | ${screens} |`;
const says = (cells: Cells): boolean => cells.some((cell) => cell !== '');
const isOfPractice = ([first = '']: readonly string[]): boolean => first.includes(' /moni');

/** What the contract suite does not meet: it asks for the candles of one pair, and a family fails for others. */
const unmet: Partial<Readonly<Record<PublicFamily, Readonly<Record<string, number>>>>> = { d: { candles: 39 } };

/** Numbers of docs/dialects.md, for what a call does otherwise than every server must. */
const otherwise = (family: PublicFamily, operation: string): readonly number[] =>
  Object.entries({ ...exceptions[family], ...unmet[family] }).flatMap(([what, number]) =>
    what.split(':')[0] === operationIdOf(operation) ? [number] : [],
  );

function routingOf(family: PublicFamily, ways: readonly string[]): string {
  const [first = ''] = ways;
  const way = wayAmong(Object.keys(callsOf(family)), ways);
  if (way === undefined) return 'lacks';
  const numbers = [...new Set(otherwise(family, first))].map((number) => `otherwise: ${number}`);
  return [...(way === first ? [] : [`\`${way}\``]), ...numbers].join('; ');
}

/** Of calls that take away less than the screens of their product. */
const suffering: Readonly<Record<string, string>> = {
  'POST /user/registerdapp': 'sign in with the address of a wallet, off by default',
  'POST /postquestionnaire': 'the investor questionnaire is not offered',
  'POST /wallet/getsqnumber': 'authorised amount',
  'POST /wallet/setsqnumber': 'authorised amount',
  'GET /wallet/getneedsqnumber': 'authorised amount',
  'POST /user/wallet/del': 'saved addresses: none can be deleted',
  'GET /get/tk': 'how withdrawals work',
  'GET /getinmessage': 'no message opens by itself',
  'GET /paymentslist': 'none: deposits go to an address',
  'GET /user/withdraw/todaywithdrawcount': 'withdraw: what is left of the day is unknown',
  'GET /lh/deposit/getcurrency': 'none: the products name the currencies',
  'GET /lh/deposit/configclass': 'classes of lock mining: the page is empty',
  'GET /lh/deposit/orderlist': 'none: ended orders come from `GET /lh/deposit/order`',
  'POST /lh/deposit/withdraw': 'none: interest is credited without it',
  'POST /bind_box/marginNFT': 'none: the deposit is taken with the first bid',
};

/** What a dialect changes of a call. Columns of our own backend that no family has are no change. */
function changesOf(family: PublicFamily, ways: readonly string[]): string {
  const calls = callsOf(family);
  const way = wayAmong(Object.keys(calls), ways) ?? '';
  const name = way in calls ? way : way.replace(/^\w+/, 'ANY');
  const exchange = calls[name] ?? {};
  // Numbers in the order of time are no change: the engine alone has others.
  if (exchange === numberedMessages || exchange === messageByNumber) return '';
  const { takes = [], gives = [], answers, refuses, beside } = exchange;
  const isReshaped = gives.length > 0 && gives !== callsWithoutOwnColumns[name]?.gives;
  return [
    ...(takes.some((take) => take !== inEnglish) ? ['request'] : []),
    ...(isReshaped || answers !== undefined || refuses !== undefined || beside !== undefined ? ['answer'] : []),
    ...(takes.includes(inEnglish) ? ['English'] : []),
  ].join(', ');
}

export function familyCalls(): string {
  const real = specifiedCalls().filter((ways) => !isOfPractice(ways));
  const practice = specifiedCalls().filter(isOfPractice);
  const lines = (cellOf: typeof routingOf, screensOf: (call: string) => string): string =>
    real
      .flatMap((ways) => {
        const [call = ''] = ways;
        const cells = publicFamilies.map((family) => cellOf(family, ways));
        return says(cells) ? [row(`\`${call}\``, cells, screensOf(call))] : [];
      })
      .join('\n');
  const screens = (call: string): string => productOf(call).screens;
  const ofPractice = publicFamilies.map((family) => {
    const lacking = practice.filter((ways) => routingOf(family, ways) === 'lacks').length;
    return lacking === practice.length ? 'lacks' : `lacks ${lacking}`;
  });
  return `## Calls that a family lacks, or takes by another way

*lacks*: 404 or 405 on every way that the app knows. A verb and path: the way that the family takes instead, which the app finds
by itself. *otherwise*: the call is there and breaks a promise of the contract suite; the number is the row of *The 76 switches* in
\`docs/dialects.md\`. An empty cell: as in \`api-spec\`. The last column names the screens that suffer. Calls of our own, which are
off by default (\`capabilities\` in \`docs/configuration.md\`), are not listed: no family has them.

${head('call')}
${lines(routingOf, (call) => suffering[call] ?? screens(call))}
${row(`all ${practice.length} calls of practice, \`/moni…\``, ofPractice, 'the practice tab')}

## Calls whose fields differ

*request*: the family reads other fields, or checks them in another way. *answer*: its fields, its shape or its refusals differ.
*English*: it answers in English in every language. The app sends and reads every form, so these screens work; where it can only
tell people of a difference, \`docs/dialects.md\` says *told*.

${head('call')}
${lines(changesOf, screens)}
`;
}
