import { registerOverlay, type Chart } from 'klinecharts';
import { useEffect, useEffectEvent, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../../core/i18n/use-text.ts';
import { price as priceIn, type Price } from '../../../../../core/money/amount.ts';
import { forDrawing } from '../../../../../core/money/fixed-point.ts';
import { fromDrawing } from '../../../../../core/money/from-drawing.ts';
import { gripPlaces, type GripPlace } from '../../model/grip-places.ts';
import type { ChartGrip, ChartGrips, GripLayerProps, MovedGrip } from '../chart-drawings.ts';
import styles from './level-grips.module.css';
import { onLiving } from '../living-charts.ts';
import { mainPane } from '../main-pane.ts';

const overlayName = 'levelGrips';

/** Where the lines are, px from the top, and how large the part of the chart with the prices is. */
interface Places {
  readonly heights: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Draws nothing. The chart library uses it at each redraw to report the new places of the prices. */
registerOverlay<(places: Places) => void>({
  name: overlayName,
  totalStep: 2,
  lock: true,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ overlay, coordinates, bounding }) => {
    const heights = coordinates.map(({ y }) => Math.round(y));
    overlay.extendData({ heights, width: bounding.width, height: bounding.height });
    return [];
  },
});

const isSame = (left: Places | undefined, right: Places): boolean =>
  left !== undefined &&
  left.width === right.width &&
  left.height === right.height &&
  left.heights.join() === right.heights.join();

function usePlaces(chart: Chart, prices: readonly Price[]): Places | undefined {
  const [places, setPlaces] = useState<Places>();
  const told = useEffectEvent((next: Places) => setPlaces((present) => (isSame(present, next) ? present : next)));
  const wanted = prices.join(' ');
  useEffect(() => {
    const points = wanted.split(' ').map((one) => ({ value: forDrawing(priceIn(one)) }));
    const extendData = (next: Places): void => told(next);
    chart.createOverlay({ name: overlayName, id: overlayName, points, extendData, lock: true });
    return () => onLiving(chart, () => chart.removeOverlay({ name: overlayName }));
  }, [chart, wanted]);
  return places;
}

/** Handles on the levels of a chart. A moving line shows its new price and the effect. */
export function LevelGrips({ chart, grips }: GripLayerProps) {
  useTextsAhead(['chart']);
  const t = useText('chart');
  const [held, hold] = useState<MovedGrip>();
  const [asked, setAsked] = useState(grips.asked);
  // After every answer the line shows the server's price.
  if (asked !== grips.asked) {
    setAsked(grips.asked);
    if (grips.asked === undefined) hold(undefined);
  }
  const moved = held ?? grips.asked;
  const prices = grips.grips.map(({ id, price }) => (moved?.id === id ? moved.price : price));
  const places = usePlaces(chart, prices);
  if (places === undefined || places.heights.length !== grips.grips.length) return undefined;
  const { width, height } = places;
  const spots = gripPlaces({
    heights: places.heights,
    height,
    areNamed: grips.grips.some(({ owner }) => owner !== undefined),
    moved: moved === undefined ? undefined : grips.grips.findIndex(({ id }) => id === moved.id),
  });
  return (
    <div className={styles['layer']} style={{ width, height }}>
      <p id={hintId} className={styles['spoken']}>
        {t('gripHelp')}
      </p>
      {grips.grips.map((grip, index) => {
        const spot = spots[index];
        return spot === undefined ? undefined : (
          <Grip
            key={grip.id}
            {...{ chart, grip, grips, hold }}
            moved={moved?.id === grip.id ? moved : undefined}
            {...spot}
          />
        );
      })}
    </div>
  );
}

const hintId = 'level-grip-help';
interface GripProps extends GripPlace {
  readonly chart: Chart;
  readonly grip: ChartGrip;
  readonly grips: ChartGrips;
  /** Where the person has moved the handle; undefined while it is not held. */
  readonly moved: MovedGrip | undefined;
  readonly hold: (moved: MovedGrip | undefined) => void;
}

const nudges: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function Grip({ grip, grips, moved, y, shift, aside, beyond, isOff, isTight, isHidden, ...props }: GripProps) {
  const present = moved ?? { id: grip.id, price: grip.price };
  const text = grips.textOf(present);
  const { stop, ...drag } = useDrag({ grip, grips, moved, taken: isOff ? y + shift : y, ...props });
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = nudges[event.key];
    if (event.key === 'Escape' && moved !== undefined) {
      event.stopPropagation();
      stop();
      props.hold(undefined);
    }
    if (steps === undefined) return;
    event.preventDefault();
    const price = grips.nudged(present, steps);
    if (price !== undefined) props.hold({ id: grip.id, price });
  };
  // The question opens on key up: a held key repeats, and a repeat would answer it.
  const onKeyUp = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter' && moved !== undefined && moved.price !== grip.price) grips.onMoved(moved);
  };
  const onBlur = (): void => {
    if (grips.asked === undefined) props.hold(undefined);
  };
  return (
    <div
      className={styles['row']}
      data-tone={grip.tone}
      data-moved={moved !== undefined}
      data-tight={isTight}
      data-hidden={isHidden}
      style={rowStyle(y, shift)}
    >
      {moved === undefined ? (
        <GripName {...{ grip, beyond, isOff }} places={grips.places} />
      ) : (
        <span className={styles['text']}>{text}</span>
      )}
      <div
        className={styles['grip']}
        style={{ right: aside }}
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={grip.label}
        aria-valuenow={forDrawing(present.price)}
        aria-valuetext={text}
        aria-describedby={hintId}
        {...{ onKeyDown, onKeyUp, onBlur }}
        {...drag}
      >
        <span className={styles['mark']} aria-hidden="true" />
      </div>
    </div>
  );
}

interface GripNameProps extends Pick<GripPlace, 'beyond' | 'isOff'> {
  readonly grip: ChartGrip;
  readonly places: number;
}

const arrows = { above: '▲', below: '▼' } as const;

/** What a handle at rest says: its price where it does not stand there, and which of several things it belongs to. */
function GripName({ grip: { price, owner }, beyond, isOff, places }: GripNameProps) {
  const format = useFormat();
  const said = [
    ...(isOff ? [`${beyond === undefined ? '' : `${arrows[beyond]} `}${format.amount(price, { places })}`] : []),
    ...(owner === undefined ? [] : [owner]),
  ];
  return said.length === 0 ? undefined : (
    <span className={styles['name']} aria-hidden="true">
      {said.join(' · ')}
    </span>
  );
}

const rowStyle = (top: number, shift: number): CSSProperties & Record<'--shift', string> => ({
  top,
  '--shift': `${shift}px`,
});
/** A shorter movement is a tap. */
const moveAfterPx = 3;

interface Dragged extends Pick<GripProps, 'chart' | 'grip' | 'grips' | 'moved' | 'hold'> {
  /** Px from the top where the handle stands. One that stands off its line brings the line along, so the price is under the finger. */
  readonly taken: number;
}

/** Follows one finger, whatever others do, or the mouse from where the handle was taken. */
function useDrag({ chart, grip, grips, moved, taken, hold }: Dragged) {
  const [start, setStart] = useState<{ readonly id: number; readonly pointer: number; readonly y: number }>();
  const stop = (): void => setStart(undefined);
  const isFollowed = ({ pointerId }: PointerEvent): boolean => start?.id === pointerId;
  return {
    stop,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || start !== undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart({ id: event.pointerId, pointer: event.clientY, y: taken });
    },
    onPointerMove: (event: PointerEvent): void => {
      const { clientY } = event;
      if (start === undefined || !isFollowed(event)) return;
      if (moved === undefined && Math.abs(clientY - start.pointer) < moveAfterPx) return;
      const drawn = priceAt(chart, start.y + clientY - start.pointer, grips.places);
      const price = drawn === undefined ? undefined : grips.nearest({ id: grip.id, price: drawn });
      if (price !== undefined) hold({ id: grip.id, price });
    },
    onPointerUp: (event: PointerEvent): void => {
      if (!isFollowed(event)) return;
      stop();
      if (moved === undefined) return;
      if (moved.price === grip.price) hold(undefined);
      else grips.onMoved(moved);
    },
    onPointerCancel: (event: PointerEvent): void => {
      if (!isFollowed(event)) return;
      stop();
      hold(undefined);
    },
    onLostPointerCapture: (event: PointerEvent): void => {
      if (isFollowed(event)) stop();
    },
  };
}

function priceAt(chart: Chart, y: number, places: number): Price | undefined {
  const found = chart.convertFromPixel([{ x: 0, y }], { paneId: mainPane });
  const [point] = Array.isArray(found) ? found : [found];
  return point?.value === undefined ? undefined : fromDrawing<Price>(Math.max(0, point.value), places);
}
