import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Depth } from '../../../../core/domain/market/depth.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { placesOf } from '../../../../core/money/fixed-point.ts';
import { depthCurve, stepAt, type DepthCurve, type DepthStep } from '../model/depth-curve.ts';
import styles from './depth-chart.module.css';
import { DepthFigures } from './depth-figures.tsx';

export interface DepthChartProps {
  readonly depth: Depth;
  readonly instrument: Instrument;
}

/** What is offered as far as each price, both sides rising from the middle, and the sums at the one that is pointed at. */
export function DepthChart({ depth, instrument }: DepthChartProps) {
  const t = useText('chart');
  const curve = depthCurve(depth);
  const [pointed, setPointed] = useState<Price>();
  if (curve === undefined) return <NoDepth reason={t('depth.waiting')} />;
  const steps = [...curve.bids.toReversed(), ...curve.asks];
  const read = steps.find(({ price }) => price === pointed);
  return (
    <section className={styles['depth']} aria-label={t('depth.label')}>
      <Reading step={read} isBid={read !== undefined && curve.bids.includes(read)} instrument={instrument} />
      <Picture {...{ curve, steps, read, instrument }} onRead={(step) => setPointed(step?.price)} />
      <DepthFigures depth={depth} instrument={instrument} />
    </section>
  );
}

/** A dash with its reason, without a book. */
export function NoDepth({ reason }: { readonly reason: string }) {
  return (
    <p className={styles['none']}>
      <span aria-hidden="true">— </span>
      {reason}
    </p>
  );
}

interface ReadProps {
  readonly step: DepthStep | undefined;
  readonly isBid: boolean;
  readonly instrument: Instrument;
}

function useReading({ step, isBid, instrument }: ReadProps): string {
  const t = useText('chart');
  const format = useFormat();
  const { priceStep, quantityStep, base, quote } = instrument;
  if (step === undefined) return t('depth.hint');
  const places = priceStep === undefined ? undefined : placesOf(priceStep);
  return t(isBid ? 'depth.bidAt' : 'depth.askAt', {
    price: format.price(step.price, priceStep).full,
    quantity: format.quantity(step.quantity, quantityStep),
    base: base.name,
    sum: format.amount(step.sum, { places, currency: quote.name }),
  });
}

function Reading(props: ReadProps) {
  const text = useReading(props);
  const tone = props.step === undefined ? undefined : props.isBid ? 'up' : 'down';
  return (
    <p className={styles['reading']} data-tone={tone} aria-hidden="true">
      {text}
    </p>
  );
}

interface PictureProps {
  readonly curve: DepthCurve;
  /** The lowest price first. */
  readonly steps: readonly DepthStep[];
  readonly read: DepthStep | undefined;
  readonly instrument: Instrument;
  readonly onRead: (step: DepthStep | undefined) => void;
}

const width = 1000;
const height = 400;
/** The higher side ends a little below the edge. */
const ceiling = 0.96;

/** Fingers and mouse read along it; it is a slider over the levels for everybody else. */
function Picture({ curve, steps, read, instrument, onRead }: PictureProps) {
  const t = useText('chart');
  const isBid = read !== undefined && curve.bids.includes(read);
  const text = useReading({ step: read, isBid, instrument });
  const at = read === undefined ? -1 : steps.indexOf(read);
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(event.key, at < 0 ? curve.bids.length : at, steps.length);
    if (target === undefined) return;
    event.preventDefault();
    onRead(steps[target]);
  };
  const point = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width: across } = currentTarget.getBoundingClientRect();
    if (across > 0) onRead(stepAt(curve, (clientX - left) / across));
  };
  return (
    <div
      className={styles['picture']}
      role="slider"
      tabIndex={0}
      aria-label={t('depth.read')}
      aria-valuemin={0}
      aria-valuemax={steps.length - 1}
      aria-valuenow={Math.max(0, at)}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onRead(undefined);
      }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles['drawn']} aria-hidden="true">
        <path className={styles['bids']} d={stairs(curve.bids, 0)} />
        <path className={styles['asks']} d={stairs(curve.asks, width)} />
        {read === undefined ? undefined : (
          <line className={styles['mark']} x1={read.x * width} x2={read.x * width} y1={0} y2={height} />
        )}
      </svg>
    </div>
  );
}

/** From the best price to the edge of the picture, each level a step. */
function stairs(steps: readonly DepthStep[], edge: number): string {
  const [first] = steps;
  if (first === undefined) return '';
  const up = steps.map(({ x, y }) => `H${round(x * width)}V${round(height * (1 - ceiling * y))}`).join('');
  return `M${round(first.x * width)} ${height}${up}H${edge}V${height}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = keySteps[key];
  return by === undefined ? undefined : Math.min(Math.max(at + by, 0), count - 1);
}
