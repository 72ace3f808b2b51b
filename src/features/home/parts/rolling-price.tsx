import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import type { Price } from '../../../core/money/amount.ts';
import styles from './rolling-price.module.css';

export interface RollingPriceProps {
  readonly value: Price;
  readonly step: Price | undefined;
}

/** The one price that a page is about: each digit that changes rolls into its place. */
export function RollingPrice({ value, step }: RollingPriceProps) {
  const { text, full } = useFormat().price(value, step);
  const [first] = useState(text);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && text !== first) setHasChanged(true);
  return (
    <>
      <span aria-hidden="true">
        {Array.from(text, (letter, index) => (
          // A digit that stays keeps its element, so that only a new one moves.
          <Letter key={`${index} ${letter}`} letter={letter} rolls={hasChanged} />
        ))}
      </span>
      <span className={styles['spoken']}>{full}</span>
    </>
  );
}

/** Those of the first price stand still: the same figures stood there before. */
function Letter({ letter, rolls }: { readonly letter: string; readonly rolls: boolean }) {
  const [look] = useState(rolls ? styles['rolling'] : styles['letter']);
  return <span className={look}>{letter}</span>;
}
