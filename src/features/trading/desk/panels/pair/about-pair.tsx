import type { Instrument } from '../../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { readPriceSource } from '../../../chart/model/price-source.ts';
import type { ProductId } from '../../../mode/model/products.ts';
import { FactList } from '../../../mode/parts/fact-list.tsx';
import styles from '../../../mode/parts/fact-list.module.css';
import { ProductRules } from './product-rules.tsx';

export interface AboutPairProps {
  readonly instrument: Instrument;
  /** The product with its rules; undefined for a pair that cannot be traded. */
  readonly product: ProductId | undefined;
}

/** A kind that is not told reads as crypto; of a pair in the currency of a bank that may be wrong. */
const isTold = ({ category, quote }: Instrument): boolean =>
  category !== 'crypto' || /^(BTC|ETH|BNB|.{4,})$/.test(quote.name);

/** The facts of a pair, as far as the server states them. */
export function AboutPair({ instrument, product }: AboutPairProps) {
  const t = useText('chart');
  const trading = useText('trading');
  const format = useFormat();
  const notSaid = t('about.notSaid');
  const { priceStep, isOpen } = instrument;
  return (
    <>
      <FactList
        facts={[
          { id: 'pair', label: t('about.pair'), value: instrument.symbol },
          { id: 'names', label: t('about.names'), value: instrument.names.join(' · ') || notSaid },
          {
            id: 'category',
            label: t('about.category'),
            value: isTold(instrument) ? t(`about.${instrument.category}`) : notSaid,
          },
          {
            id: 'state',
            label: t('about.state'),
            value: isOpen === undefined ? notSaid : isOpen ? t('about.open') : trading('about.closed'),
          },
          {
            id: 'priceStep',
            label: t('about.priceStep'),
            value: priceStep === undefined ? notSaid : format.amount(priceStep),
          },
        ]}
      />
      {product === undefined ? undefined : <ProductRules product={product} instrument={instrument} />}
      <Source text={instrument.source} />
    </>
  );
}

function Source({ text }: { readonly text: string | undefined }) {
  const t = useText('chart');
  const source = readPriceSource(text);
  if (source === undefined) return undefined;
  return (
    <p className={styles['rules']}>
      {source.kind === 'generated' ? t('about.generated') : undefined}
      {source.kind === 'replayed' ? t('about.replayed', { history: source.history }) : undefined}
      {source.kind === 'named' ? t('about.source', { source: source.text }) : undefined}
    </p>
  );
}
