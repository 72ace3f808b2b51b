import type { Depth } from '../../../../core/domain/market/depth.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { rate } from '../../../../core/money/amount.ts';
import { compare, placesOf } from '../../../../core/money/fixed-point.ts';
import { depthSummary, nearPercent, type NearSum } from '../model/depth-curve.ts';
import styles from './depth-chart.module.css';

/** Percent have two decimals: less would read as nothing. */
const smallestShown = rate('0.01');

/** The picture in words and figures. */
export function DepthFigures({ depth, instrument }: { readonly depth: Depth; readonly instrument: Instrument }) {
  const t = useText('chart');
  const format = useFormat();
  const { priceStep, quote } = instrument;
  const places = priceStep === undefined ? undefined : placesOf(priceStep);
  const { bid, ask, isCrossed, spread, spreadPercent, bidsNear, asksNear } = depthSummary(depth);
  const nearText = (near: NearSum | undefined): string | undefined => {
    if (near === undefined) return undefined;
    const sum = format.amount(near.sum, { places, currency: quote.name });
    return near.isWhole ? sum : t('depth.atLeast', { sum });
  };
  const priceText = (value: typeof bid): string | undefined =>
    value === undefined ? undefined : format.price(value, priceStep).full;
  const isSeen = spreadPercent !== undefined && compare(spreadPercent, smallestShown) >= 0;
  const shareText = isSeen ? ` (${format.percent(spreadPercent, { sign: 'auto' })})` : '';
  const share = format.share(nearPercent);
  const rows = [
    { label: t('depth.bestBid'), text: priceText(bid), tone: 'up' },
    { label: t('depth.bestAsk'), text: priceText(ask), tone: 'down' },
    {
      label: t('depth.spread'),
      text: spread === undefined ? undefined : [priceText(spread), shareText].join(''),
    },
    { label: t('depth.bidsWithin', { share }), text: nearText(bidsNear) },
    { label: t('depth.asksWithin', { share }), text: nearText(asksNear) },
  ];
  return (
    <dl className={styles['figures']}>
      {rows.map(({ label, text, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-tone={tone}>{text ?? <Missing reason={t(isCrossed ? 'depth.crossed' : 'depth.oneSided')} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Missing({ reason }: { readonly reason: string }) {
  return (
    <span title={reason}>
      <span aria-hidden="true">—</span>
      <span className={styles['spoken']}>{reason}</span>
    </span>
  );
}
