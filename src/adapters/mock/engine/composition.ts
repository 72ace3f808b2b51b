import type { OpenCase } from '../../../core/ports/presenter-port.ts';
import type { AccessTools } from './people/access/access-wire.ts';
import { createAccessDomain } from './people/access-domain.ts';
import { findByLogin, findPerson, sessionOwner, type Person, type AccessSlice } from './people/access/access-book.ts';
import type { GuardedAction } from '../../../core/rules/people/account-locks.ts';
import { checkLocks, type FindPerson, type LockGuard } from './people/access/order-gate.ts';
import { standingsOf } from './people/access/standing-commands.ts';
import { readLogin } from './people/access/access-rules.ts';
import { createConversionDomain } from './products/conversion/conversion-domain.ts';
import { createContentDomain, type ContentTools } from './products/content/content-wire.ts';
import { favouritesDomain } from './people/favourites/favourites-wire.ts';
import { couponsDomain } from './products/coupons/coupons-domain.ts';
import { depositCases, type DepositState } from './products/deposits/deposit-book.ts';
import { createDepositDomain } from './products/deposits/deposit-domain.ts';
import type { CopyTradingBook } from './products/copy-trading/copy-trading-book.ts';
import { positionTurned } from './products/copy-trading/copy-trading-orders.ts';
import { createCopyTradingDomain } from './products/copy-trading/copy-trading-domain.ts';
import { createDualDomain } from './products/dual/dual-domain.ts';
import { createFilesDomain, hasPicture, type FileTools } from './people/files/files-domain.ts';
import { identityCases } from './people/identity/identity-cases.ts';
import { Refusal, type EngineAccount } from './kernel/basics/engine-types.ts';
import type { Basis, Composition } from './kernel/kernel.ts';
import { openLedger } from './ledger/double-entry-ledger.ts';
import { mountDomain, type OpenDomain } from './kernel/domain/mounted-domain.ts';
import { usualRules, type WorldRules } from './kernel/basics/world-rules.ts';
import type { KeptBlocks } from './market/price-path/kept-blocks.ts';
import { createMarketBroadcast, type BroadcastPace } from './market/broadcast.ts';
import { contractAccounts, usualSettings } from './products/contracts/contract-account.ts';
import { markEvents } from './products/contracts/contract-broadcast.ts';
import { livingOrdersOf, isHeld } from './products/contracts/contract-book.ts';
import type { ContractTools } from './products/contracts/contract-commands.ts';
import { createContractDomain } from './products/contracts/contract-domain.ts';
import { marketDomain } from './market/market-wire.ts';
import { createMarket } from './market/create-market.ts';
import { historyWith } from './market/history/shipped-history.ts';
import type { PackedSeries } from './market/history/unpack-series.ts';
import { activeControls } from './market/facts/interventions.ts';
import { listedInstruments } from './market/facts/instruments.ts';
import { hasUnpaidLoan, loanCases, type LoanBook } from './products/loans/loan-book.ts';
import { createLoanDomain } from './products/loans/loan-domain.ts';
import { miningCases, type MiningBook } from './products/mining/mining-book.ts';
import { createMiningDomain } from './products/mining/mining-domain.ts';
import { tellPerson, type ReadNews } from './people/messages/messages-book.ts';
import { newsOf, type NewsBooks } from './personal-news.ts';
import { createMessagesDomain } from './people/messages/messages-wire.ts';
import { optionAccounts } from './products/options/option-account.ts';
import { nftCases } from './products/nft/nft-cases.ts';
import { findArt, type NftBook } from './products/nft/nft-book.ts';
import { createNftDomain } from './products/nft/nft-domain.ts';
import { createOptionDomain } from './products/options/option-domain.ts';
import { purchaseCases, type PurchaseBook } from './products/purchases/purchase-book.ts';
import { createPurchaseDomain } from './products/purchases/purchase-domain.ts';
import { openSales } from './products/launch/launch-book.ts';
import { createLaunchDomain } from './products/launch/launch-domain.ts';
import { createQuizDomain } from './products/quiz/quiz-domain.ts';
import { sceneDomain } from './scene-domain.ts';
import { cardOf, internationalCardOf, type PayeesState } from './products/payees/payees-book.ts';
import { payeesDomain } from './products/payees/payees-domain.ts';
import { spotAccounts } from './products/spot/spot-account.ts';
import { createSpotDomain } from './products/spot/spot-domain.ts';
import type { InviterOf } from './products/spot/spot-rules.ts';
import { withdrawalCases, type WithdrawalBook } from './products/withdrawals/withdrawal-book.ts';
import type { WithdrawalTools } from './products/withdrawals/withdrawal-gate.ts';
import { createWithdrawalDomain } from './products/withdrawals/withdrawal-domain.ts';
import type { TransferTools } from './products/wallet/account-transfer.ts';
import { createWalletDomain } from './products/wallet/wallet-domain.ts';
import { createWorthDomain, worthOn, type WorthBooks } from './worth-domain.ts';

export interface CompositionTools extends AccessTools, ContentTools, FileTools {
  /** Imported histories beside those that ship; only the past of the charts shows them. */
  readonly brought?: readonly PackedSeries[] | undefined;
  /** Days without intervention, shared by the worlds of a process that have the same histories. */
  readonly calmDays?: KeptBlocks | undefined;
  /** The pace of market events; default: the demo's. */
  readonly pace?: BroadcastPace | undefined;
}

interface Books {
  readonly deposits: OpenDomain<DepositState>;
  readonly loans: OpenDomain<LoanBook>;
  readonly mining: OpenDomain<MiningBook>;
  readonly nfts: OpenDomain<NftBook>;
  readonly withdrawals: OpenDomain<WithdrawalBook>;
  readonly purchases: OpenDomain<PurchaseBook>;
}

/** Pending cases of the back office, with sign-in names. */
function openCases(
  access: AccessSlice,
  { deposits, loans, mining, nfts, withdrawals, purchases }: Books,
): readonly OpenCase[] {
  const loginOf = (user: string): string => findPerson(access, user)?.login ?? '';
  return [
    ...identityCases(access),
    ...depositCases(deposits.slice(), loginOf),
    ...loanCases(loans.slice(), loginOf),
    ...miningCases(mining.slice(), loginOf),
    ...nftCases(nfts.slice(), loginOf),
    ...withdrawalCases(withdrawals.slice(), loginOf),
    ...purchaseCases(purchases.slice(), loginOf),
  ];
}

/** A session may outlive its person. */
function personIn(access: AccessSlice, id: string): Person {
  const person = findPerson(access, id);
  if (person === undefined) throw new Refusal('pleaseSignIn', {}, '999');
  return person;
}

const mountContracts = (
  personBehind: FindPerson,
  onTurn: ContractTools['onTurn'],
  { contracts, orders: gate }: WorldRules,
) =>
  contractAccounts.map((place) => {
    const desk = { ...place, contracts };
    const isLive = desk.account === 'live';
    // Simulated money has no gates, and is never copied.
    const gates = isLive ? { personBehind, gate, onTurn } : { personBehind: undefined };
    const tools: ContractTools = { ...desk, ...gates, settings: usualSettings };
    return { desk, tools, domain: mountDomain(createContractDomain(tools)) };
  });

/** Contracts of both accounts, copy trading with real money, and its messages. */
function mountCopyTrading(
  personBehind: FindPerson,
  access: OpenDomain<AccessSlice>,
  { rules, news }: { readonly rules: WorldRules; readonly news: ReadNews },
) {
  const messages = mountDomain(createMessagesDomain(news));
  const onTurn: ContractTools['onTurn'] = (world, order) => positionTurned({ ...world, slice: follows.slice() }, order);
  const desks = mountContracts(personBehind, onTurn, rules);
  const live = desks.find(({ desk }) => desk.account === 'live');
  if (live === undefined) throw new Error('no contracts of real money');
  const follows: OpenDomain<CopyTradingBook> = mountDomain(
    createCopyTradingDomain({
      findPerson: (id) => findPerson(access.slice(), id),
      traders: () => Object.values(access.slice().people).filter(({ isTrader }) => isTrader),
      contractTools: live.tools,
      contractState: () => live.domain.slice(),
      tell: (world, told) => tellPerson({ ...world, slice: messages.slice() }, told),
    }),
  );
  return { desks, liveContracts: live.domain, domains: [messages, ...desks.map(({ domain }) => domain), follows] };
}

/** Loans, sales and locked sums. */
const mountProducts = (personBehind: FindPerson, { seed, rules = usualRules }: Basis) => ({
  loans: mountDomain(createLoanDomain(personBehind)),
  dual: mountDomain(createDualDomain(personBehind)),
  mining: mountDomain(createMiningDomain(personBehind, rules.mining)),
  purchases: mountDomain(createPurchaseDomain(personBehind)),
  projects: mountDomain(createLaunchDomain(personBehind, rules.projects?.account)),
  nfts: mountDomain(createNftDomain({ findPerson: personBehind, seed })),
});

/** Public servers ask about a lock in fewer places. */
const lockGuard = (personBehind: FindPerson, action: GuardedAction, { locks }: WorldRules): LockGuard | undefined =>
  locks === 'public' ? undefined : (user, at) => checkLocks(personBehind(user), action, at);

/** Trades of simulated money earn no rebate. */
const mountSpots = (personBehind: FindPerson, access: OpenDomain<AccessSlice>, rules: WorldRules) => {
  const inviterOf: InviterOf = (user) => findPerson(access.slice(), user)?.inviter ?? undefined;
  const guard = lockGuard(personBehind, 'spot', rules);
  return spotAccounts.map((spot) =>
    mountDomain(
      spot.account === 'live'
        ? createSpotDomain(spot, inviterOf, { rules: rules.spot, guard })
        : createSpotDomain(spot),
    ),
  );
};

/** Bets on a price at a moment. */
const mountOptions = (personBehind: FindPerson, rules: WorldRules) => [
  ...optionAccounts.map((desk) => mountDomain(createOptionDomain(desk, personBehind, rules))),
  mountDomain(createQuizDomain(personBehind)),
];

/** What blocks transfers out of the contract account. */
const holdsBack = ({ transfers }: WorldRules, tools: TransferTools): TransferTools =>
  transfers?.leavesPositions === true ? { ...tools, hasOpenPositions: () => false } : tools;

interface WithdrawalNeeds extends Pick<WithdrawalTools, 'rules' | 'findPerson' | 'hasOpenPositions'> {
  readonly loans: OpenDomain<LoanBook>;
  readonly payees: OpenDomain<PayeesState>;
}

const mountWithdrawals = ({ loans, payees, ...tools }: WithdrawalNeeds) =>
  mountDomain(
    createWithdrawalDomain({
      ...tools,
      hasUnpaidLoan: (user) => hasUnpaidLoan(loans.slice(), user),
      hasCard: (user, kind) => (kind === 'bankCard' ? cardOf : internationalCardOf)(payees.slice(), user) !== undefined,
    }),
  );

const mountWorth = (of: { readonly [Name in keyof WorthBooks]: OpenDomain<ReturnType<WorthBooks[Name]>> }) =>
  mountDomain(
    createWorthDomain({
      contracts: () => of.contracts.slice(),
      dual: () => of.dual.slice(),
      loans: () => of.loans.slice(),
      mining: () => of.mining.slice(),
    }),
  );

type NewsDomains = { readonly [Name in Exclude<keyof NewsBooks, 'artwork'>]: OpenDomain<NewsBooks[Name]> };

/** The records as they are now. */
const booksOf = (of: NewsDomains): NewsBooks => ({
  access: of.access.slice(),
  deposits: of.deposits.slice(),
  withdrawals: of.withdrawals.slice(),
  loans: of.loans.slice(),
  purchases: of.purchases.slice(),
  mining: of.mining.slice(),
  dual: of.dual.slice(),
  projects: of.projects.slice(),
  nfts: of.nfts.slice(),
  artwork: (id) => findArt(of.nfts.slice(), id),
});

/** All parts of this backend, fresh for one world. */
export function compose(basis: Basis, tools: CompositionTools): Composition {
  const { rules = usualRules } = basis;
  const access = mountDomain(createAccessDomain({ ...tools, rules: rules.access }));
  const presented = mountDomain(marketDomain);
  const scenes = mountDomain(sceneDomain);
  const deposits = mountDomain(createDepositDomain(rules.deposits));
  const market = createMarket({
    ...basis,
    instruments: listedInstruments,
    history: historyWith(tools.brought ?? []),
    calmDays: tools.calmDays,
    interventions: () => presented.slice().interventions,
  });
  const broadcast = createMarketBroadcast(market, tools.pace);
  const personBehind = (id: string): Person => personIn(access.slice(), id);
  const products = mountProducts(personBehind, basis);
  const { loans, mining, nfts, purchases, projects: launches } = products;
  const news: ReadNews = (user) => newsOf(booksOf({ ...products, access, deposits, withdrawals }), user);
  const { desks, liveContracts, domains: followed } = mountCopyTrading(personBehind, access, { rules, news });
  const hasOpenPositions = (user: string, account: EngineAccount): boolean =>
    desks.some(({ desk, domain }) => desk.account === account && livingOrdersOf(domain.slice(), user).some(isHeld));
  const payees = mountDomain(payeesDomain);
  const files = mountDomain(createFilesDomain({ ...tools, takenPictures: rules.pictures }));
  const limits = { findPerson: personBehind, hasOpenPositions };
  const hasLivingOrders = (user: string): boolean =>
    desks.some(({ desk, domain }) => desk.account === 'live' && livingOrdersOf(domain.slice(), user).length > 0);
  const standing = rules.withdrawals.countsPending === true ? hasLivingOrders : hasOpenPositions;
  const worths = mountWorth({ ...products, contracts: liveContracts });
  const withdrawals = mountWithdrawals({ ...limits, hasOpenPositions: standing, rules, loans, payees });
  return {
    domains: [
      access,
      mountDomain(createContentDomain(tools)),
      presented,
      scenes,
      mountDomain(favouritesDomain),
      mountDomain(couponsDomain),
      deposits,
      payees,
      withdrawals,
      ...Object.values(products),
      mountDomain(createWalletDomain(holdsBack(rules, limits))),
      mountDomain(createConversionDomain(personBehind, lockGuard(personBehind, 'convert', rules))),
      ...mountSpots(personBehind, access, rules),
      ...mountOptions(personBehind, rules),
      ...followed,
      files,
      worths,
    ],
    market,
    openLedger,
    presented: (at) => {
      const { scene, work: sceneWork } = scenes.slice();
      const controls = activeControls(presented.slice().interventions, at);
      return { market: controls, scene: scene ?? undefined, sceneWork };
    },
    standings: () => standingsOf(access.slice()),
    cases: () => openCases(access.slice(), { deposits, loans, mining, nfts, withdrawals, purchases }),
    sales: () => openSales(launches.slice()),
    authenticate: (hash) => sessionOwner(access.slice(), hash, tools.realNow()),
    hasPicture: (reference, userId) => hasPicture({ slice: files.slice(), shelf: tools.shelf }, reference, userId),
    worthDays: (user) =>
      (worths.slice().days[user] ?? []).map((day) => ({ ...day, worth: () => worthOn(day, market) })),
    findUser: (login) => findByLogin(access.slice(), readLogin(login))?.id,
    eventsSince: broadcast.eventsSince,
    personalEventsSince: (from, world, users) =>
      desks.flatMap(({ desk, domain }) => markEvents(desk, { ...world, slice: domain.slice() }, { from, users })),
    stressEvents: broadcast.stressEvents,
  };
}
