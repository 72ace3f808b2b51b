import { drawnMarks } from './coin-marks.gen.ts';
import styles from './drawn-coin.module.css';

const hues = 8;

/** The same ticker has the same hue everywhere. */
export const hueOf = (ticker: string): number =>
  Array.from(ticker).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues;

/** What fills the square of a mark: the coin's mark, the currency's flag, or a letter on one of eight hues. */
export function DrawnCoin({ ticker }: { readonly ticker: string }) {
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
  const [box, ...shapes] = drawn;
  return (
    <svg viewBox={`0 0 ${box} ${box}`}>
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
