import { useId, type SVGProps } from 'react';
import { drawnMarks } from './coin-marks.gen.ts';
import styles from './drawn-coin.module.css';
import type { DrawnMark } from './drawn-mark.ts';

const hues = 8;

/** The same ticker has the same hue everywhere. */
export const hueOf = (ticker: string): number =>
  Array.from(ticker).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues;

/** Flags are drawn on a square of this side, coins on a smaller one. */
const flagBox = 512;
const flagOf = (ticker: string): DrawnMark | undefined => {
  const drawn = drawnMarks[ticker];
  return drawn?.[0] === flagBox ? drawn : undefined;
};

/** What fills the square of a mark: the coin's mark, the flag or both flags of money, or a letter on one of eight hues. */
export function DrawnCoin({ name }: { readonly name: string }) {
  const [ticker = '', other = ''] = name.toUpperCase().split('/');
  const drawn = drawnMarks[ticker];
  if (drawn === undefined) {
    return (
      <svg viewBox="0 0 24 24">
        <path d="M0 0h24v24H0z" fill={`var(--hue-${hueOf(ticker)})`} />
        <text x="12" y="12" className={styles['letter']}>
          {Array.from(ticker)[0]}
        </text>
      </svg>
    );
  }
  const [base, quote] = [flagOf(ticker), flagOf(other)];
  if (base !== undefined && quote !== undefined) return <FlagPair base={base} quote={quote} />;
  return <Drawn mark={drawn} />;
}

interface DrawnProps extends Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'> {
  readonly mark: DrawnMark;
}

function Drawn({ mark: [box, ...shapes], ...place }: DrawnProps) {
  return (
    <svg viewBox={`0 0 ${box} ${box}`} {...place}>
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

/** A disc at the upper left, and another at the lower right as far as it stands clear of the first. */
const disc = 'M8 0a8 8 0 1 1 0 16a8 8 0 1 1 0-16z';
const crescent = 'M17.5 8.14A8 8 0 1 1 8.14 17.5A9.5 9.5 0 0 0 17.5 8.14z';

/** The base over the quote. */
function FlagPair({ base, quote }: { readonly base: DrawnMark; readonly quote: DrawnMark }) {
  const id = useId();
  return (
    <svg viewBox="0 0 24 24" className={styles['pair']}>
      <clipPath id={`${id}b`}>
        <path d={disc} />
      </clipPath>
      <clipPath id={`${id}q`}>
        <path d={crescent} />
      </clipPath>
      <g clipPath={`url(#${id}q)`}>
        <Drawn mark={quote} x={8} y={8} width={16} height={16} />
      </g>
      <g clipPath={`url(#${id}b)`}>
        <Drawn mark={base} width={16} height={16} />
      </g>
    </svg>
  );
}
