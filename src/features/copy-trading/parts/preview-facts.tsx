import type { FollowTerms } from '../../../core/domain/products/copy-trading.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import styles from './copy-trading.module.css';
import { lotsOfOne, type CopyPreview } from '../model/follow-plan.ts';
import { SumMoney } from './sum-money.tsx';

export interface PreviewFactsProps {
  readonly terms: FollowTerms;
  /** Undefined while the trader has not closed a trade. */
  readonly preview: CopyPreview | undefined;
  /** This server reports skipped copies; another may not. */
  readonly isDemo: boolean;
}

/** The example: its size, margin, fee, and possible loss. */
export function PreviewFacts({ terms, preview, isDemo }: PreviewFactsProps) {
  const t = useText('copyTrading');
  const format = useFormat();
  const lots = format.quantity(lotsOfOne(terms));
  return (
    <section className={styles['preview']}>
      <h3>{t('preview.title')}</h3>
      <p className={requests['note']}>{t('preview.one', { lots })}</p>
      {preview === undefined ? (
        <p className={requests['note']}>{t('preview.noTrade')}</p>
      ) : (
        <OfTrade preview={preview} isDemo={isDemo} />
      )}
      <p className={requests['note']}>{t(`preview.rule.${terms.way}`)}</p>
    </section>
  );
}

function OfTrade({ preview, isDemo }: { readonly preview: CopyPreview; readonly isDemo: boolean }) {
  const t = useText('copyTrading');
  const format = useFormat();
  const { trade, currency, cost, account, times, isTooMuch } = preview;
  // Of an empty account nothing is a multiple, and that is known.
  const isEmpty = times === undefined && account !== undefined;
  const timesText = times === undefined ? t('unknown') : t('preview.timesValue', { times: format.amount(times) });
  return (
    <>
      <p className={requests['note']}>
        {t('preview.last', {
          pair: trade.symbol,
          lots: format.quantity(trade.lots),
          leverage: format.amount(trade.leverage),
        })}
      </p>
      <FactList
        facts={[
          { id: 'lots', label: t('preview.lots'), value: format.quantity(cost.lots) },
          {
            id: 'margin',
            label: t('preview.margin'),
            value: <SumMoney value={cost.margin} currency={currency} isCost />,
          },
          { id: 'fee', label: t('preview.fee'), value: <SumMoney value={cost.fee} currency={currency} isCost /> },
          ...(isEmpty ? [] : [{ id: 'times', label: t('preview.times'), value: timesText }]),
          { id: 'loss', label: t('preview.loss'), value: <SumMoney value={account} currency={currency} isCost /> },
        ]}
      />
      <p className={requests['note']}>{t('preview.lossText')}</p>
      {isTooMuch ? <Notice tone="caution" title={t(isDemo ? 'preview.tooMuch' : 'preview.tooMuchLive')} /> : undefined}
    </>
  );
}
