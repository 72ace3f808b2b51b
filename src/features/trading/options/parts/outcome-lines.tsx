import { inOneLine } from '../../../../core/i18n/texts/one-line.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { Term } from '../../../shared/glossary/parts/term.tsx';
import type { OptionSummary } from '../model/option-draft.ts';
import styles from './option-ticket.module.css';

/** The two outcomes in money, how often a person must be right, and the fee: before anything is sent. */
export function OutcomeLines({ summary }: { readonly summary: OptionSummary }) {
  const t = useText('options');
  const format = useFormat();
  const currency = summary.currency?.name;
  const reason = t('lines.enterStake');
  return (
    <>
      <dl className={styles['outcomes']}>
        <div className={styles['outcome']}>
          <dt>
            <Term id="payout">{t('lines.win')}</Term>
          </dt>
          <dd>
            <MoneyText value={summary.win} currency={currency} reason={reason} isShown />
          </dd>
        </div>
        <div className={styles['outcome']}>
          <dt>
            <Term id="stake">{t('lines.lose')}</Term>
          </dt>
          <dd>
            <MoneyText value={summary.lose} currency={currency} reason={reason} isShown />
            {summary.isAllLost && summary.lose !== undefined ? (
              <span className={styles['all']}>{t('lines.all')}</span>
            ) : undefined}
          </dd>
        </div>
        <div className={styles['outcome']}>
          <dt>
            <Term id="breakEven">{t('lines.breakEven')}</Term>
          </dt>
          <dd>
            {summary.breakEven === undefined
              ? undefined
              : t('lines.right', { percent: format.percent(summary.breakEven) })}
          </dd>
        </div>
      </dl>
      <dl className={styles['lines']}>
        <div className={styles['line']}>
          <dt>
            <Term id="optionFee">{t('lines.fee')}</Term>
          </dt>
          <dd>
            <MoneyText value={summary.fee} currency={currency} reason={reason} isShown />
          </dd>
        </div>
      </dl>
      <p className={styles['rule']}>{inOneLine(format.languageTag, [t('lines.tie'), t('lines.entry')])}</p>
    </>
  );
}
