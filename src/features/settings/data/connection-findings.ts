import type { Finding } from './english-findings.ts';

/** Products by their names in the menu of the home page, everything else by names of this page. */
export type FindingGroup =
  | 'simulated'
  | 'spot'
  | 'contracts'
  | 'options'
  | 'copyTrading'
  | 'lockMining'
  | 'invest'
  | 'ieo'
  | 'nft'
  | 'game'
  | 'loan'
  | 'quickBuy'
  | OwnGroup;
export type OwnGroup = 'account' | 'funds' | 'messages' | 'market';
export type FoundThing =
  | 'cancelOrder'
  | 'deleteAddress'
  | 'unread'
  | 'messages'
  | 'offer'
  | 'own'
  | 'currencies'
  | 'classes'
  | 'ended'
  | 'convert'
  | 'channels'
  | 'dailyLimit'
  | 'interest'
  | 'questionnaire'
  | 'authorised'
  | 'withdrawals'
  | 'sending'
  | 'details';

/** The first that fits; the words are those at the beginning of a path. */
const groupsByPath: readonly (readonly [RegExp, FindingGroup])[] = [
  [/^\/moni/, 'simulated'],
  [/^\/coin/, 'spot'],
  [/^\/lever/, 'contracts'],
  [/^\/microtrade/, 'options'],
  [/^\/follow/, 'copyTrading'],
  [/^\/lh/, 'lockMining'],
  [/^\/dual/, 'invest'],
  [/^\/(?:user\/)?project/, 'ieo'],
  [/^\/bind_box/, 'nft'],
  [/^\/guess/, 'game'],
  [/borrowing/i, 'loan'],
  [/^\/(?:get|post)c2c/, 'quickBuy'],
  [/^\/(?:wallet|recharge|user\/(?:wallet|cash_|withdraw|getTransfer|Transfer))/, 'funds'],
  [/^\/(?:get(?:in|Mail)|mailMessage|news|faq|contactus|aboutus|operational)/i, 'messages'],
  [/^\/(?:currency|optional)/, 'market'],
];
const thingsByCall: readonly (readonly [RegExp, FoundThing])[] = [
  [/ \/(?:monicoin\/trade|monilever\/cancel|coin\/trade|lever\/cancel)$/, 'cancelOrder'],
  [/ \/user\/wallet\/del$/, 'deleteAddress'],
  [/getCount$/, 'unread'],
  [/sqnumber$/, 'authorised'],
  [/ \/get\/tk$/, 'withdrawals'],
  [/ \/(?:lh\/deposit\/getcurrency|getbizcate)$/, 'currencies'],
  [/ \/lh\/deposit\/configclass$/, 'classes'],
  [/ \/lh\/deposit\/orderlist$/, 'ended'],
  [/ \/(?:mailMessage|getinmessage)/, 'messages'],
  [/ \/user\/(?:getTransfer|Transfer)/, 'convert'],
  [/ \/paymentslist$/, 'channels'],
  [/todaywithdrawcount$/, 'dailyLimit'],
  [/ \/lh\/deposit\/withdraw$/, 'interest'],
  [/ \/postquestionnaire$/, 'questionnaire'],
  [/(?:monicoin\/list|BorrowingproList|c2cList|follow\/index|dual\/index| \/project|rounds|BoxList)$/, 'offer'],
  [/(?:list|\/order)$/i, 'own'],
  [/^GET /, 'details'],
];

export interface FindingRow extends Finding {
  readonly thing: FoundThing;
}
export type FindingRows = readonly (readonly [FindingGroup, readonly FindingRow[]])[];

const groupOf = ({ call }: Finding): FindingGroup =>
  groupsByPath.find(([path]) => path.test(call.slice(call.indexOf(' ') + 1)))?.[1] ?? 'account';
const thingOf = ({ call }: Finding): FoundThing => thingsByCall.find(([name]) => name.test(call))?.[1] ?? 'sending';

/** Calls with another way than the first, and missing ones, by product; normal ones are left out. */
export function findingRows(findings: readonly Finding[]): FindingRows {
  const told = findings.filter(({ call, way, isInEnglish }) => way !== call || isInEnglish === true);
  const groups = [...groupsByPath.map(([, group]) => group), 'account' as const];
  return groups.flatMap((group) => {
    const rows = told.filter((finding) => groupOf(finding) === group);
    return rows.length === 0 ? [] : [[group, rows.map((finding) => ({ ...finding, thing: thingOf(finding) }))]];
  });
}
