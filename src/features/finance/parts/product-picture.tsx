import type { ReactNode } from 'react';
import styles from './product-picture.module.css';

/** How each product pays, drawn without figures: the words beside it say the same. */
const drawings: Readonly<Partial<Record<string, ReactNode>>> = {
  // The income grows, and the cost of an early exit falls.
  lockMining: (
    <>
      <path className={styles['loss']} d="M2 12L118 60H2z" />
      <path className={styles['gain']} d="M2 60L118 14" />
      <circle className={styles['gainPoint']} cx="116" cy="15" r="3.5" />
      <path className={styles['ground']} d="M2 60.5H118" />
    </>
  ),
  // Two coins on the two sides of a target, and the price on one of them.
  invest: (
    <>
      <rect className={styles['below']} x="2" y="24" width="57" height="26" rx="5" />
      <rect className={styles['above']} x="61" y="24" width="57" height="26" rx="5" />
      <circle className={styles['coinBelow']} cx="30" cy="37" r="7" />
      <circle className={styles['coinAbove']} cx="90" cy="37" r="7" />
      <path className={styles['line']} d="M60 17V57" />
      <path className={styles['mark']} d="M37 10h12l-6 9z" />
    </>
  ),
  // A sale in three phases, under way in its second.
  ieo: (
    <>
      <rect className={styles['done']} x="2" y="46" width="36" height="7" rx="3.5" />
      <rect className={styles['track']} x="42" y="46" width="36" height="7" rx="3.5" />
      <rect className={styles['done']} x="42" y="46" width="18" height="7" rx="3.5" />
      <rect className={styles['track']} x="82" y="46" width="36" height="7" rx="3.5" />
      <circle className={styles['token']} cx="60" cy="23" r="12" />
      <path className={styles['onToken']} d="M60 17v12M54 23h12" />
    </>
  ),
  // A curve that also falls, and its copy at half the size, a little later.
  copyTrading: (
    <>
      <path className={styles['line']} d="M2 40L20 30L34 36L52 14L68 20L84 46L100 34L118 38" />
      <path className={styles['copy']} d="M10 52L26 46L40 50L58 36L74 40L90 56L106 48L118 50" />
    </>
  ),
  // Two works, one before the other.
  nft: (
    <>
      <rect className={styles['work']} x="30" y="6" width="48" height="48" rx="6" />
      <circle className={styles['sun']} cx="44" cy="18" r="5" />
      <rect className={styles['front']} x="52" y="10" width="52" height="52" rx="6" />
      <circle className={styles['sun']} cx="90" cy="24" r="6" />
      <path className={styles['hill']} d="M52 50L68 32L80 44L88 38L104 52V56a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6z" />
    </>
  ),
  // A price, and the two sides on which it can end.
  quiz: (
    <>
      <path className={styles['line']} d="M2 40L14 32L26 38L40 24L54 34L66 30" />
      <circle className={styles['point']} cx="66" cy="30" r="3.5" />
      <path className={styles['side']} d="M72 27L104 10M93 9.5L105 9.5L100 20M72 33L104 54M93 54.5L105 54.5L100 44" />
    </>
  ),
};

export const hasPicture = (id: string): boolean => id in drawings;

/** A small picture of what the product does; decoration, so it is not read out. */
export function ProductPicture({ id }: { readonly id: string }) {
  return (
    <svg className={styles['picture']} viewBox="0 0 120 64" aria-hidden="true">
      {drawings[id]}
    </svg>
  );
}
