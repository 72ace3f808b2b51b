import { useState } from 'react';
import type { ContractCounting } from '../../../../core/domain/orders/contract-counting.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { price, type Price } from '../../../../core/money/amount.ts';
import { compare, isPositive, placesOf } from '../../../../core/money/fixed-point.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { shownResult } from '../../../../core/money/shown-result.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { restingGapMs, useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { netAtPrice, type StandingContract } from '../model/contract-position.ts';
import { nearestLevel, nudgedLevel, stepOf, type LevelGround } from '../model/level-moves.ts';
import { openedOf, stopLevels, type StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import { marketGround } from '../model/stops.ts';
import type { ChartGrip, ChartGrips, GripLayerProps, MovedGrip } from '../../chart/parts/chart-drawings.ts';
import type { PriceOffer } from '../../chart/parts/offer/price-offer.ts';
import type { LevelMove, MoveLevelSheetProps } from '../parts/move-level-sheet.tsx';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import type { ContractLines } from './use-contract-lines.ts';
import { useSavingStops } from './use-saving-stops.ts';

const Layer = whenWanted<GripLayerProps>({
  load: async () => (await import('../../chart/parts/drawing/level-grips.tsx')).LevelGrips,
  isExtra: true,
});

interface Level {
  readonly position: LevelMove['position'];
  readonly level: StopLevel;
  readonly grip: ChartGrip;
}

export interface LevelMoves {
  /** Undefined without a level on the chart. */
  readonly grips: ChartGrips | undefined;
  readonly sheet: MoveLevelSheetProps;
  /** What a picked price can become of each own position; taking it opens the sheet. */
  readonly levelsAt: NonNullable<PriceOffer['levelsAt']>;
}

/** The levels of own positions, to be moved on the chart and sent once they are confirmed. */
export function useLevelMoves(
  instrument: Instrument,
  { open, liquidation, isOutOfReach, counting }: Omit<ContractLines, 'waiting'>,
): LevelMoves {
  const [asked, ask] = useState<MovedGrip>();
  // The whole desk rerenders with it: so only with a level, and with every price only during a move.
  const hasLevels = open.some(hasLevel);
  const isWatched = hasLevels || asked !== undefined;
  const last = useQuote(isWatched ? instrument.symbol : undefined, asked === undefined ? restingGapMs : 0)?.price;
  const slots = useSlots(
    open.map((one) => ({ ...one, lastPrice: last })),
    instrument.priceStep,
  );
  const levels = slots.flatMap(levelIn);
  const textOf = useLevelText(instrument, counting.profit);
  const saving = useSavingStops(() => ask(undefined));
  const find = (id: string | undefined): Level | undefined => levels.find(({ grip }) => grip.id === id);
  const onGround = (id: string, move: (ground: LevelGround) => ReturnType<typeof nearestLevel>) => {
    const found = find(id);
    if (found === undefined) return undefined;
    const position = marketGround(found.position);
    if (position === undefined) return undefined;
    const step = stepOf(instrument.priceStep, position.lastPrice);
    return move({ level: found.level, position, liquidation, step });
  };
  const found = slots.find(({ grip }) => grip.id === asked?.id);
  const move =
    found === undefined || asked === undefined ? undefined : { ...found, price: asked.price, name: found.grip.label };
  const grips: ChartGrips = {
    Layer,
    grips: levels.map(({ grip }) => grip),
    asked: find(asked?.id) === undefined ? undefined : asked,
    places: placesOf(instrument.priceStep ?? levels[0]?.position.lastPrice ?? price('0')),
    nearest: (moved) => onGround(moved.id, (ground) => nearestLevel(moved.price, ground)),
    nudged: (moved, steps) => onGround(moved.id, (ground) => nudgedLevel(moved.price, steps, ground)),
    textOf: (moved) => textOf(find(moved.id), moved.price),
    onMoved: (moved) => {
      saving.forget();
      ask(moved);
    },
  };
  return {
    grips: levels.length === 0 ? undefined : grips,
    levelsAt: (at, latest) =>
      slots
        .filter(
          ({ position, level }) =>
            latest !== undefined && compare(at, latest) !== 0 && level === levelAt(position, compare(at, latest)),
        )
        .map(({ grip: { id, label } }) => ({ id, label, take: () => grips.onMoved({ id, price: at }) })),
    sheet: {
      move,
      liquidation,
      isOutOfReach,
      counting,
      priceStep: instrument.priceStep,
      isSaving: saving.isSaving,
      failure: saving.failure,
      onSave: (wanted) => {
        if (move !== undefined) void saving.save({ ...openedOf(move.position), ...wanted });
      },
      onClose: () => {
        saving.leave();
        ask(undefined);
      },
    },
  };
}

/** Only open positions can have levels, and the trader controls those of copied ones. */
const canHaveLevels = ({ status, kind }: StandingContract): boolean => status === 'open' && kind === 'own';
const hasLevel = (one: StandingContract): boolean =>
  canHaveLevels(one) && stopLevels.some((level) => one[level] !== undefined);

/** What a price can be to a position, by the side of the last price on which it lies. */
const levelAt = ({ direction }: StandingContract, side: number): StopLevel =>
  (direction === 'long') === side > 0 ? 'takeProfit' : 'stopLoss';

interface Slot extends Pick<Level, 'position' | 'level'> {
  /** Without a price while the level is not set. */
  readonly grip: Omit<ChartGrip, 'price'> & { readonly price: Price | undefined };
}

/** The level that is set, if it is. */
function levelIn({ grip, ...slot }: Slot): readonly Level[] {
  const { price: present } = grip;
  return present === undefined ? [] : [{ ...slot, grip: { ...grip, price: present } }];
}

/** Both levels of each own position, set or not. */
function useSlots(open: readonly LevelMove['position'][], priceStep: Price | undefined): readonly Slot[] {
  const t = useText('contracts');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  const own = open.filter(canHaveLevels);
  return own.flatMap((position) =>
    stopLevels.map((level): Slot => {
      const direction = t(`direction.${position.direction}`);
      const size = marked(isMasked ? hiddenText : format.amount(position.size));
      const label = t(`chart.grip.${level}`, { direction, size });
      const entry = { direction, size, price: format.price(position.openPrice, priceStep).text };
      const owner = open.length > 1 ? t('chart.entry', entry) : undefined;
      const tone = level === 'takeProfit' ? 'up' : 'down';
      return { position, level, grip: { id: `${position.id}.${level}`, tone, price: position[level], label, owner } };
    }),
  );
}

/** "Stop loss 58,000 · −8.12 USDT". */
function useLevelText(
  { quote, priceStep }: Instrument,
  counted: ContractCounting['profit'],
): (found: Level | undefined, at: Price) => string {
  const t = useText('contracts');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  return (found, at) => {
    if (found === undefined) return '';
    const net = netAtPrice(found.position, at, counted);
    if (net === undefined) return t(`chart.${found.level}`, { price: format.price(at, priceStep).full });
    const { value, places } = shownResult(net, quote.name);
    const sum = format.amount(value, { places, currency: quote.name });
    return t('chart.gripText', {
      level: t(`chart.${found.level}`, { price: format.price(at, priceStep).full }),
      result: marked(isMasked ? hiddenText : `${isPositive(net) ? '+' : ''}${sum}`),
    });
  };
}
