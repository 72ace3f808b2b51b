import { Suspense, useState } from 'react';
import { useAdornment } from '../../preferences/use-preferences.ts';
import { laterPart } from '../later-part.ts';
import styles from './coin-mark.module.css';

export interface CoinMarkProps {
  /** Ticker, or a pair by its symbol. The mark is decoration beside the text. */
  readonly name: string;
  /** Address of the operator's own picture, shown instead of the drawn mark. */
  readonly logo?: string | undefined;
  /** Px, 24 when absent. */
  readonly size?: number | undefined;
}

const DrawnCoin = laterPart(async () => (await import('./drawn-coin.tsx')).DrawnCoin);

/** The operator's picture, the coin's mark, the flags of currencies, or a letter; an empty disc until the marks are there. */
export function CoinMark({ name, logo, size = 24 }: CoinMarkProps) {
  const [isBroken, setIsBroken] = useState(false);
  const picture = useAdornment(logo);
  if (picture !== undefined && !isBroken) {
    const onError = (): void => setIsBroken(true);
    return (
      <img
        className={styles['mark']}
        src={picture}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        onError={onError}
      />
    );
  }
  return (
    <svg className={styles['mark']} width={size} height={size} aria-hidden="true">
      <Suspense>
        <DrawnCoin name={name} />
      </Suspense>
    </svg>
  );
}
