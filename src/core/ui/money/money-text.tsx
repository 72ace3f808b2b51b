import { useEffect, useRef } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Amount, Price, Quantity, Rate } from '../../money/amount.ts';
import { isNegative, isZero, roundTo } from '../../money/fixed-point.ts';
import { hiddenText, unknownText } from '../../money/format.ts';
import { usePreferences } from '../../preferences/use-preferences.ts';
import { classNames } from '../class-names.ts';
import { useMoneyMark } from './money-mark.ts';
import styles from './money-text.module.css';

export type Direction = 'up' | 'down' | 'flat';
export const directionOf = (value: Rate | Amount | undefined): Direction => {
  if (value === undefined || isZero(value)) return 'flat';
  return isNegative(value) ? 'down' : 'up';
};

/** Of a percentage as it is written: one that rounds to zero is flat. */
export const percentDirectionOf = (value: Rate | undefined): Direction => directionOf(value && roundTo(value, 2));

export interface MoneyTextProps {
  readonly value: Amount | Quantity | undefined;
  readonly currency?: string | undefined;
  /** Exactly this many decimals; every decimal there is when absent. */
  readonly places?: number | undefined;
  /** Why the figure is unknown; read out behind the dash. */
  readonly reason?: string | undefined;
  /** Visible even if amounts are hidden: just typed, or shown on request. */
  readonly isShown?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A sum that belongs to a person: the privacy eye hides it, and simulated money carries its word. */
export function MoneyText({ value, currency, places, reason, isShown = false, className }: MoneyTextProps) {
  const t = useText('common');
  const format = useFormat();
  const { hideAmounts } = usePreferences();
  const isSimulated = useMoneyMark() === 'simulated';
  if (value === undefined) return <UnknownText reason={reason} className={className} />;
  return (
    <span className={classNames(styles['number'], className)}>
      {hideAmounts && !isShown ? (
        <>
          <span aria-hidden="true">{hiddenText}</span>
          <span className={styles['spoken']}>{t('money.hidden')}</span>
        </>
      ) : (
        format.amount(value, { places, currency })
      )}
      {isSimulated ? <span className={styles['mark']}>{` ${t('mode.unit')}`}</span> : undefined}
    </span>
  );
}

export interface UnknownTextProps {
  readonly reason?: string | undefined;
  /** Without a reason of its own. */
  readonly word?: 'money.unknown' | 'money.noPrice' | undefined;
  readonly className?: string | undefined;
}

/** A dash for an unknown figure, with the reason as a tooltip and for screen readers. */
export function UnknownText({ reason, word = 'money.unknown', className }: UnknownTextProps) {
  const t = useText('common');
  const said = reason ?? t(word);
  return (
    <span className={classNames(styles['number'], styles['unknown'], className)} title={said}>
      <span aria-hidden="true">{unknownText}</span>
      <span className={styles['spoken']}>{said}</span>
    </span>
  );
}

export interface PriceTextProps {
  readonly value: Price | undefined;
  readonly step?: Price | undefined;
  readonly direction?: Direction | undefined;
  /** Flashes on a change, at most three times a second, unless the person has switched that off. */
  readonly flashes?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly className?: string | undefined;
}

export function PriceText({ value, step, direction, flashes = false, reason, className }: PriceTextProps) {
  const format = useFormat();
  const flash = useFlash(value, flashes);
  if (value === undefined) return <UnknownText reason={reason} word="money.noPrice" className={className} />;
  const { text, full } = format.price(value, step);
  return (
    <span
      ref={flash}
      className={classNames(
        styles['number'],
        styles['flashing'],
        direction !== undefined && styles[direction],
        className,
      )}
      title={text === full ? undefined : full}
    >
      {text === full ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <span className={styles['spoken']}>{full}</span>
        </>
      )}
    </span>
  );
}

const flashMs = 360;

function useFlash(value: string | undefined, isWanted: boolean) {
  const element = useRef<HTMLSpanElement>(null);
  const { flash } = usePreferences();
  const isOn = isWanted && flash;
  const shown = useRef(value);
  const running = useRef<Animation>(undefined);
  useEffect(() => {
    const target = element.current;
    const isNew = shown.current !== value;
    shown.current = value;
    if (target === null || !isOn || !isNew || typeof target.animate !== 'function') return;
    // Asking the element for its animations would make the browser work out the styles of the whole page.
    if (running.current?.playState === 'running' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A layer of its own that fades: colours would be painted anew with each step. A fade without steps looks no different, and
    // has styles worked out with every frame that the page draws meanwhile.
    running.current = target.animate(
      { opacity: [1, 0] },
      { duration: flashMs, easing: 'steps(4)', pseudoElement: '::after' },
    );
  }, [value, isOn]);
  return element;
}

export interface PercentTextProps {
  /** In percent. */
  readonly value: Rate | undefined;
  readonly reason?: string | undefined;
  readonly className?: string | undefined;
}

const arrows: Readonly<Record<Direction, string>> = { up: '▲', down: '▼', flat: '' };

/** The direction of a colour, for people who cannot see it. */
export function DirectionArrow({ direction }: { readonly direction: Direction }) {
  return direction === 'flat' ? undefined : (
    <span className={styles['arrow']} aria-hidden="true">
      {arrows[direction]}
    </span>
  );
}

/** A change: sign, arrow and colour say the same thing three times. */
export function PercentText({ value, reason, className }: PercentTextProps) {
  const format = useFormat();
  if (value === undefined) return <UnknownText reason={reason} className={className} />;
  const direction = percentDirectionOf(value);
  return (
    <span className={classNames(styles['number'], styles[direction], className)}>
      <DirectionArrow direction={direction} />
      {format.percent(value, { sign: 'always' })}
    </span>
  );
}

export interface VolumeTextProps {
  readonly value: Quantity | undefined;
  readonly className?: string | undefined;
}

export function VolumeText({ value, className }: VolumeTextProps) {
  const format = useFormat();
  if (value === undefined) return <UnknownText className={className} />;
  return <span className={classNames(styles['number'], className)}>{format.volume(value)}</span>;
}
