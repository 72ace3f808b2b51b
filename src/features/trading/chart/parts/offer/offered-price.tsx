import type { Chart } from 'klinecharts';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent as PressedKey } from 'react';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { price as priceIn, type Price } from '../../../../../core/money/amount.ts';
import { roundToStep } from '../../../../../core/money/arithmetic.ts';
import { add, decimalOf, forDrawing, fromSteps, isPositive, placesOf } from '../../../../../core/money/fixed-point.ts';
import { fromDrawing } from '../../../../../core/money/from-drawing.ts';
import { IconButton } from '../../../../../core/ui/button.tsx';
import { IconMinus } from '../../../../../core/ui/icons/minus.gen.tsx';
import { IconPlus } from '../../../../../core/ui/icons/plus.gen.tsx';
import { IconX } from '../../../../../core/ui/icons/x.gen.tsx';
import { onLiving } from '../living-charts.ts';
import { mainPane } from '../main-pane.ts';
import styles from './offered-price.module.css';
import type { OfferChoice, PriceOffer } from './price-offer.ts';
import { useChartColours } from '../use-chart-colours.ts';
import { watchPicks } from './watch-picks.ts';

export interface OfferedPriceProps {
  readonly chart: Chart;
  readonly offer: PriceOffer;
  /** The distance between two prices that the pair allows. */
  readonly priceStep: Price | undefined;
  /** The price that a button begins with; undefined while none is known. */
  readonly last: Price | undefined;
  /** While something is drawn, gestures have another meaning. */
  readonly isResting: boolean;
}

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const bigStep = 10;
/** The bar with all its rows on a phone, px. */
const barRoom = 170;

/** A price of the chart for the ticket: picked by a click or a hold, or with a button and the arrow keys. */
export function OfferedPrice(props: OfferedPriceProps) {
  const { chart, offer, priceStep, last, isResting } = props;
  const places = placesOf(priceStep ?? last ?? noPrice);
  const step = priceStep ?? decimalOf<Price>(1n, places);
  const t = useText('chart');
  const [price, setPrice] = useState<Price>();
  const [isHigh, setIsHigh] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pick = useCallback((picked: Price, y: number) => {
    setPrice(picked);
    setIsHigh(y < barRoom);
  }, []);
  usePickedPrice({ chart, step, places, isResting }, pick);
  const shown = isResting ? undefined : price;
  usePriceLine(chart, shown);
  const close = (): void => {
    // The focus goes back only where it would be lost.
    if (document.activeElement?.closest('[data-offer]') !== null) button.current?.focus();
    setPrice(undefined);
  };
  useEscape(shown !== undefined, close);
  return (
    <>
      <div className={styles['open']} data-offer-open="">
        <IconButton
          ref={button}
          label={t('offer.open')}
          aria-expanded={shown !== undefined}
          disabled={last === undefined || isResting}
          onClick={() => {
            setIsHigh(false);
            if (shown === undefined) setPrice(last);
            else close();
          }}
        >
          <IconPlus {...look} />
        </IconButton>
      </div>
      {shown === undefined ? undefined : (
        <OfferBar
          {...{ offer, step, places, isHigh, last }}
          price={shown}
          onPrice={setPrice}
          onClose={close}
          onTake={(take) => {
            setPrice(undefined);
            take();
          }}
        />
      )}
    </>
  );
}

const noPrice = priceIn('0');

interface Steps {
  readonly step: Price;
  readonly places: number;
}

interface OfferBarProps extends Steps, Pick<OfferedPriceProps, 'offer' | 'last'> {
  readonly price: Price;
  /** The price is where the bar would stand. */
  readonly isHigh: boolean;
  readonly onPrice: (price: Price) => void;
  readonly onTake: (take: () => void) => void;
  readonly onClose: () => void;
}

const toneOf: Readonly<Partial<Record<OfferChoice, 'up' | 'down'>>> = {
  buy: 'up',
  long: 'up',
  sell: 'down',
  short: 'down',
};

function OfferBar({ offer, last, step, places, price, isHigh, onPrice, onTake, onClose }: OfferBarProps) {
  const t = useText('chart');
  const common = useText('common');
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  const isByKey = useEffectEvent(() => document.activeElement?.closest('[data-offer-open]') !== null);
  // A finger on the chart keeps what it does; after the button the keys go on with the price.
  useEffect(() => {
    if (isByKey()) bar.current?.focus();
  }, []);
  const move = (steps: number): void => {
    const next = add(price, fromSteps(steps, step));
    if (isPositive(next)) onPrice(next);
  };
  const onKeyDown = (event: PressedKey): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: bigStep, PageDown: -bigStep }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  };
  const written = format.amount(price, { places });
  const levels = offer.levelsAt?.(price, last) ?? [];
  // A level beside an open position is taken for that of the position.
  const choices = levels.length === 0 ? offer.choices : offer.choices.filter((choice) => toneOf[choice] !== undefined);
  return (
    // The keys of its buttons arrive here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={bar}
      className={styles['bar']}
      data-offer=""
      data-place={isHigh ? 'below' : 'above'}
      role="group"
      tabIndex={-1}
      aria-label={t('offer.title', { price: written })}
      onKeyDown={onKeyDown}
    >
      <div className={styles['price']}>
        <IconButton label={t('offer.lower')} onClick={() => move(-1)}>
          <IconMinus {...look} />
        </IconButton>
        <output>{written}</output>
        <IconButton label={t('offer.higher')} onClick={() => move(1)}>
          <IconPlus {...look} />
        </IconButton>
      </div>
      <div className={styles['choices']}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles['choice']}
            data-tone={toneOf[choice]}
            onClick={() => onTake(() => offer.take(choice, price))}
          >
            {t(`offer.${choice}`)}
          </button>
        ))}
        {levels.map(({ id, label, take }) => (
          <button key={id} type="button" className={styles['choice']} onClick={() => onTake(take)}>
            {label}
          </button>
        ))}
      </div>
      <IconButton label={common('close')} className={styles['close']} onClick={onClose}>
        <IconX {...look} />
      </IconButton>
    </div>
  );
}

function usePickedPrice(
  { chart, step, places, isResting }: Steps & Pick<OfferedPriceProps, 'chart' | 'isResting'>,
  onPrice: (price: Price, y: number) => void,
): void {
  useEffect(() => {
    const element = chart.getDom()?.parentElement;
    if (isResting || element === null || element === undefined) return undefined;
    return watchPicks(element, {
      onPick: ({ x, y }) => {
        const size = chart.getSize(mainPane, 'main');
        if (size === null || x > size.width || y > size.height) return;
        const found = chart.convertFromPixel([{ x, y }], { paneId: mainPane });
        const [point] = Array.isArray(found) ? found : [found];
        const drawn = point?.value === undefined ? undefined : fromDrawing<Price>(point.value, places);
        const price = drawn === undefined ? undefined : roundToStep(drawn, step, 'half-up');
        if (price !== undefined && isPositive(price)) onPrice(price, y);
      },
    });
  }, [chart, step, places, isResting, onPrice]);
}

/** Whatever has the focus: a click on the chart leaves it where it was. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.stopPropagation();
      leave();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isOn]);
}

const lineId = 'offered-price';

/** Marks the price on the chart while it is offered. */
function usePriceLine(chart: Chart, price: Price | undefined): void {
  const { accent } = useChartColours();
  useEffect(() => {
    if (price === undefined) return undefined;
    chart.createOverlay({
      name: 'horizontalStraightLine',
      id: lineId,
      paneId: mainPane,
      points: [{ value: forDrawing(price) }],
      lock: true,
      needDefaultPointFigure: false,
      needDefaultXAxisFigure: false,
      needDefaultYAxisFigure: false,
      styles: { line: { style: 'dashed', color: accent, size: 1, dashedValue: [4, 4] } },
    });
    return () => onLiving(chart, () => chart.removeOverlay({ id: lineId }));
  }, [chart, price, accent]);
}
