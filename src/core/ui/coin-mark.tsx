import styles from './coin-mark.module.css';

export interface CoinMarkProps {
  /** Ticker; the mark says nothing that the text beside it does not say. */
  readonly name: string;
  /** Px, 24 when absent. */
  readonly size?: number | undefined;
}

const tints: Readonly<Record<string, string>> = {
  BTC: 'var(--coin-btc)',
  USDT: 'var(--coin-usdt)',
  LTC: 'var(--coin-ltc)',
  ETH: 'var(--coin-eth)',
};

/** A disc in the coin's tint with the first letters of its ticker, so that unknown coins look right too. */
export function CoinMark({ name, size = 24 }: CoinMarkProps) {
  const ticker = name.toUpperCase();
  const letters = ticker.slice(0, ticker.length > 3 ? 1 : 2);
  return (
    <svg className={styles['mark']} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={tints[ticker] ?? 'var(--coin-other)'} />
      <text x="12" y="12" className={letters.length === 1 ? styles['one'] : styles['two']}>
        {letters}
      </text>
    </svg>
  );
}
