import { useState } from 'react';
import type { DrawnMark } from './drawn-mark.ts';
import { useDrawnMarks } from './use-drawn-marks.ts';
import styles from './coin-mark.module.css';

export interface CoinMarkProps {
  /** Ticker, or a pair by its symbol: then of its base. The mark is decoration beside the text. */
  readonly name: string;
  /** Address of the operator's own picture, shown instead of the drawn mark. */
  readonly logo?: string | undefined;
  /** Px, 24 when absent. */
  readonly size?: number | undefined;
}

const hues = 8;

/** The same ticker has the same hue everywhere. */
export const hueOf = (ticker: string): number =>
  Array.from(ticker).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues;

/** The operator's picture, the coin's mark or the currency's flag, or a letter on one of eight hues. */
export function CoinMark({ name, logo, size = 24 }: CoinMarkProps) {
  const [isBroken, setIsBroken] = useState(false);
  const marks = useDrawnMarks();
  if (logo !== undefined && !isBroken) {
    const onError = (): void => setIsBroken(true);
    return (
      <img className={styles['logo']} src={logo} width={size} height={size} alt="" loading="lazy" onError={onError} />
    );
  }
  const [ticker = ''] = name.toUpperCase().split('/');
  const drawn = marks?.[ticker];
  if (drawn !== undefined) return <Drawn mark={drawn} size={size} />;
  const ground = marks === undefined ? 'var(--surface-2)' : `var(--hue-${hueOf(ticker)})`;
  return (
    <svg className={styles['mark']} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={ground} />
      {marks === undefined ? undefined : (
        <text x="12" y="12" className={styles['letter']}>
          {Array.from(ticker)[0]}
        </text>
      )}
    </svg>
  );
}

function Drawn({ mark: [box, ...shapes], size }: { readonly mark: DrawnMark; readonly size: number }) {
  return (
    <svg className={styles['mark']} width={size} height={size} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      {shapes.map(([fill, path, opacity, isEvenOdd]) => (
        <path
          key={path}
          d={path}
          fill={`#${fill}`}
          opacity={opacity}
          fillRule={isEvenOdd === true ? 'evenodd' : undefined}
        />
      ))}
    </svg>
  );
}
