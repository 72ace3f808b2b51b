import { IconCurrencyBitcoin } from '../icons/currency-bitcoin.gen.tsx';
import { useState } from 'react';
import styles from './coin-mark.module.css';

export interface CoinMarkProps {
  /** Ticker; the mark is decoration beside the text. */
  readonly name: string;
  /** Address of the operator's own picture, shown instead of the disc. */
  readonly logo?: string | undefined;
  /** Px, 24 when absent. */
  readonly size?: number | undefined;
}

const tints: Readonly<Record<string, string>> = {
  BTC: 'var(--coin-btc)',
  USDT: 'var(--coin-usdt)',
  LTC: 'var(--coin-ltc)',
  ETH: 'var(--coin-eth)',
};

const signs: Readonly<Record<string, string>> = {
  ETH: 'Ξ',
  LTC: 'Ł',
  USDT: '₮',
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
};

/** A disc in the coin's tint with its sign, or the first letter of its ticker, so that unknown coins look right too. */
export function CoinMark({ name, logo, size = 24 }: CoinMarkProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (logo !== undefined && !isBroken) {
    const onError = (): void => setIsBroken(true);
    return (
      <img className={styles['logo']} src={logo} width={size} height={size} alt="" loading="lazy" onError={onError} />
    );
  }
  const ticker = name.toUpperCase();
  return (
    <svg className={styles['mark']} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={tints[ticker] ?? 'var(--coin-other)'} />
      {ticker === 'BTC' ? (
        // Its sign is younger than many a font.
        <IconCurrencyBitcoin className={styles['drawn']} x="4" y="4" size={16} stroke={2.25} />
      ) : (
        <text x="12" y="12" className={styles['sign']}>
          {signs[ticker] ?? ticker.slice(0, 1)}
        </text>
      )}
    </svg>
  );
}
