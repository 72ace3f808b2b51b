import type {
  ContractAccountState,
  ContractDirection,
  ContractOrder,
} from '../../../../core/domain/orders/contract-order.ts';
import { canForesee, usualCounting, type ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import {
  distanceToLiquidation,
  isPressed,
  leaningOf,
  liquidationPrice,
  profitAtPrice,
  riskLevel,
  returnOnMargin,
  riskRate,
  type ContractExposure,
  type LiquidationQuestion,
  type RiskLevel,
} from '../../../../core/domain/orders/contract-rules.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { Amount, Price, Rate } from '../../../../core/money/amount.ts';
import { multiply, subtract, sum } from '../../../../core/money/fixed-point.ts';
import { isWithinReach } from './within-reach.ts';

/** The balance behind the positions of one quote currency: they are liquidated together. */
export interface ContractPurse {
  /** All open positions in that currency that can be read. */
  readonly positions: readonly ContractOrder[];
  /** Others cannot be read: what is counted over all of them is not known. */
  readonly isPartial?: boolean | undefined;
  /** Free in the contract account. */
  readonly available: Amount | undefined;
  /** As the server counts; undefined when it has not said. */
  readonly state: ContractAccountState | undefined;
  /** Percent; undefined when the server does not say. */
  readonly burstLevel: Rate | undefined;
  /** The server's calculation; absent if it is the usual one. */
  readonly counting?: ContractCounting | undefined;
}

export interface PositionView {
  /** After opening and overnight fees. */
  readonly net: Amount | undefined;
  /** That result in percent of the margin put in; undefined without a margin. */
  readonly returned: Rate | undefined;
  /** Percent; higher is safer. */
  readonly risk: Rate | undefined;
  /** By the distance to the liquidation; undefined where that is not known. */
  readonly level: RiskLevel | undefined;
  readonly liquidation: Price | undefined;
  /** No price of the pair leads to a liquidation, or none that is within reach. False also when unknown. */
  readonly isOutOfReach: boolean;
  /** The server closes by an unknown rule: its risk rate is shown as received. */
  readonly isForeign: boolean;
  /** The other side of the pair is larger: the price is liquidated where this position gains. */
  readonly isByOthers: boolean;
  /** Percent of the last price. */
  readonly distance: Rate | undefined;
}

/** A contract without what follows the price, second by second. */
export type StandingContract = Omit<ContractOrder, 'lastPrice' | 'profit'>;

export const asStanding = ({ lastPrice: _price, profit: _profit, ...order }: ContractOrder): StandingContract => order;

type KnownFees = Pick<ContractOrder, 'openFee' | 'overnightFee'>;

type Counted = ContractCounting['profit'];

/** The running result; what a position has cost already is taken off. */
export function netProfit(position: ContractOrder, counted: Counted): Amount | undefined {
  const gross = profitOf(position, counted);
  return gross === undefined ? undefined : afterFees(position, gross);
}

type Position = ContractExposure & Pick<ContractOrder, 'leverage'>;

/** What closing at a price would leave after the fees that are known; undefined where the server counts in its own way. */
export function netAtPrice(position: Position & KnownFees, price: Price, counted: Counted): Amount | undefined {
  const gross = grossAt(position, price, counted);
  return gross === undefined ? undefined : afterFees(position, gross);
}

function grossAt(position: Position, price: Price, counted: Counted): Amount | undefined {
  if (counted === 'unknown') return undefined;
  const atPrice = profitAtPrice(position, price);
  return counted === 'leveraged' ? multiply(atPrice, position.leverage) : atPrice;
}

/** The result of a closed position after all its fees; undefined while it is not closed. */
export const netRealised = (order: ContractOrder): Amount | undefined =>
  order.realisedProfit === undefined ? undefined : afterFees(order, order.realisedProfit);

const afterFees = ({ openFee, overnightFee }: KnownFees, gross: Amount): Amount =>
  subtract(subtract(gross, openFee), overnightFee);

const profitOf = (position: ContractOrder, counted: Counted): Amount | undefined =>
  position.profit ?? (position.lastPrice === undefined ? undefined : grossAt(position, position.lastPrice, counted));

function profitsOf(positions: readonly ContractOrder[], counted: Counted = 'price'): Amount | undefined {
  const known = positions.map((one) => profitOf(one, counted)).filter((profit) => profit !== undefined);
  return known.length === positions.length ? sum(known) : undefined;
}

/** Risk of all positions in percent: as the server says, or counted the same way where that is known. */
export function riskOf({
  positions,
  isPartial = false,
  available,
  state,
  counting = usualCounting,
}: ContractPurse): Rate | undefined {
  if (positions.length === 0) return undefined;
  if (isPartial || counting.risk !== 'with-balance') return state?.riskRate;
  const profit = profitsOf(positions, counting.profit);
  if (available === undefined || profit === undefined) return state?.riskRate;
  return riskRate({ available, marginAtOpen: sum(positions.map((one) => one.marginAtOpen)), profit });
}

interface PairTotals {
  readonly positions: readonly ContractOrder[];
  readonly profit: Amount | undefined;
}

/** What all liquidations of a quote currency are made of: added up once, however many pairs there are. */
interface Totals {
  readonly marginAtOpen: Amount;
  /** By base currency. */
  readonly pairs: ReadonlyMap<CurrencyId, PairTotals>;
}

function totalsOf(positions: readonly ContractOrder[]): Totals {
  const byPair = new Map<CurrencyId, ContractOrder[]>();
  for (const one of positions) {
    const own = byPair.get(one.baseId);
    if (own === undefined) byPair.set(one.baseId, [one]);
    else own.push(one);
  }
  return {
    marginAtOpen: sum(positions.map((one) => one.marginAtOpen)),
    pairs: new Map([...byPair].map(([baseId, own]) => [baseId, { positions: own, profit: profitsOf(own) }])),
  };
}

/** The facts needed for a liquidation price; undefined while one of them is missing. */
function groundOf(
  baseId: CurrencyId,
  { marginAtOpen, pairs }: Totals,
  { isPartial = false, available, burstLevel, counting = usualCounting }: ContractPurse,
): LiquidationQuestion | undefined {
  if (isPartial || !canForesee(counting)) return undefined;
  const others = [...pairs].filter(([other]) => other !== baseId).map(([, { profit }]) => profit);
  const known = others.filter((profit) => profit !== undefined);
  if (available === undefined || burstLevel === undefined || known.length < others.length) return undefined;
  const positions = pairs.get(baseId)?.positions ?? [];
  return { positions, available, marginAtOpen, profitElsewhere: sum(known), burstLevel };
}

type Liquidation = Pick<PositionView, 'liquidation' | 'isOutOfReach'>;

function liquidationIn(baseId: CurrencyId, totals: Totals, purse: ContractPurse): Liquidation {
  const ground = groundOf(baseId, totals, purse);
  const liquidation = ground === undefined ? undefined : liquidationPrice(ground);
  return { liquidation, isOutOfReach: ground !== undefined && liquidation === undefined };
}

/** The price at which the pair of a position is liquidated if all other prices stay the same; an estimate. */
export const liquidationOf = ({ baseId, lastPrice }: ContractOrder, purse: ContractPurse): Liquidation =>
  asReached(liquidationIn(baseId, totalsOf(purse.positions), purse), lastPrice);

/** One that is too far away is none to warn of, like one that does not exist. */
const asReached = ({ liquidation, isOutOfReach }: Liquidation, lastPrice: Price | undefined): Liquidation => ({
  liquidation,
  isOutOfReach:
    liquidation === undefined || lastPrice === undefined ? isOutOfReach : !isWithinReach(liquidation, lastPrice),
});

/** What holds for all positions of a pair: they are liquidated together. */
export interface PairStanding extends Liquidation {
  readonly leaning: ContractDirection | undefined;
}

/** What all positions of one quote currency have in common: found once for all of them, however many there are. */
export interface Standing extends Pick<PositionView, 'risk' | 'isForeign'> {
  readonly counting: ContractCounting;
  /** Little is left before everything is closed. */
  readonly isNearEnd: boolean;
  /** By base currency. */
  readonly pairs: ReadonlyMap<CurrencyId, PairStanding>;
}

export function standingOf(purse: ContractPurse): Standing {
  const { positions, burstLevel, counting = usualCounting } = purse;
  const isForeign = !canForesee(counting);
  const risk = riskOf(purse);
  const totals = totalsOf(positions);
  return {
    risk,
    // Whether it is near needs to know what the server does at which rate.
    isNearEnd: !isForeign && risk !== undefined && burstLevel !== undefined && isPressed(risk, burstLevel),
    isForeign,
    counting,
    pairs: new Map(
      [...totals.pairs].map(([baseId, own]) => [
        baseId,
        { ...liquidationIn(baseId, totals, purse), leaning: leaningOf(own.positions) },
      ]),
    ),
  };
}

const nowhere: PairStanding = { liquidation: undefined, isOutOfReach: false, leaning: undefined };

export function positionView(position: ContractOrder, standing: Standing): PositionView {
  const { risk, pairs, isForeign, isNearEnd, counting } = standing;
  const { leaning, ...own } = pairs.get(position.baseId) ?? nowhere;
  const { liquidation, isOutOfReach } = asReached(own, position.lastPrice);
  const net = netProfit(position, counting.profit);
  const distance =
    position.lastPrice === undefined || liquidation === undefined || leaning === undefined || isOutOfReach
      ? undefined
      : distanceToLiquidation(position.lastPrice, liquidation, leaning);
  return {
    net,
    returned: net === undefined ? undefined : returnOnMargin(net, position.marginAtOpen),
    risk,
    level: isNearEnd ? 'danger' : levelOf(distance, isOutOfReach),
    liquidation,
    isOutOfReach,
    isForeign,
    isByOthers: leaning !== undefined && leaning !== position.direction,
    distance,
  };
}

function levelOf(distance: Rate | undefined, isOutOfReach: boolean): RiskLevel | undefined {
  if (isOutOfReach) return 'far';
  return distance === undefined ? undefined : riskLevel(distance);
}

/** Each position with the balance behind it, by its id. */
export function positionViews(
  positions: readonly ContractOrder[],
  purseOf: (quoteId: CurrencyId) => Omit<ContractPurse, 'positions'>,
): ReadonlyMap<string, PositionView> {
  const quotes = [...new Set(positions.map(({ quoteId }) => quoteId))];
  const views = quotes.flatMap((quoteId) => {
    const own = positions.filter((one) => one.quoteId === quoteId);
    const standing = standingOf({ ...purseOf(quoteId), positions: own });
    return own.map((position) => [position.id, positionView(position, standing)] as const);
  });
  return new Map(views);
}

export type ClosingSide = 'all' | 'long' | 'short';

export interface ClosingPlan {
  readonly closing: readonly ContractOrder[];
  readonly staying: readonly ContractOrder[];
  /** By quote currency: estimated, after known fees; undefined when the result of one of them is not known. */
  readonly nets: readonly (readonly [quoteId: CurrencyId, net: Amount | undefined])[];
}

/** What closing a side would close, and what would stay. Copied positions cannot be closed by hand. */
export function closingPlan(
  positions: readonly ContractOrder[],
  side: ClosingSide,
  counted: Counted = 'price',
): ClosingPlan {
  const isMeant = ({ direction, kind }: ContractOrder): boolean =>
    kind === 'own' && (side === 'all' || direction === side);
  const closing = positions.filter(isMeant);
  const quotes = [...new Set(closing.map(({ quoteId }) => quoteId))];
  return {
    closing,
    staying: positions.filter((position) => !isMeant(position)),
    nets: quotes.map((quoteId) => [
      quoteId,
      netOf(
        closing.filter((one) => one.quoteId === quoteId),
        counted,
      ),
    ]),
  };
}

function netOf(positions: readonly ContractOrder[], counted: Counted): Amount | undefined {
  const nets = positions.map((one) => netProfit(one, counted)).filter((net) => net !== undefined);
  return nets.length === positions.length ? sum(nets) : undefined;
}

/** The positions as they were read, marked as they were pushed since. */
export const remarked = (
  read: readonly ContractOrder[],
  pushed: ReadonlyMap<string, Pick<ContractOrder, 'lastPrice' | 'profit'>>,
): readonly ContractOrder[] =>
  read.map((order) => {
    const mark = pushed.get(order.id);
    return mark === undefined ? order : { ...order, lastPrice: mark.lastPrice, profit: mark.profit };
  });
