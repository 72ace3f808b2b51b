import {
  closingRiskPercent,
  lateFactorPercent,
  lateOtcPercent,
  lockAfterDays,
  payoutDays,
} from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconChevronDown } from '../../../core/ui/icons/chevron-down.gen.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import styles from './loan-guide.module.css';

const questions = ['cost', 'payout', 'early', 'late', 'repay', 'withdraw'] as const;
const terms = ['interest', 'overdue', 'lock', 'otc', 'withdrawals', 'documents'] as const;

/** What borrowers ask, and the terms: on the page, before anything is signed. */
export function LoanGuide() {
  const t = useText('loans');
  const format = useFormat();
  const words = useTermWords('');
  const told = {
    days: words.days(lockAfterDays),
    late: words.rate(lateFactorPercent),
    otc: words.rate(lateOtcPercent),
    risk: words.rate(closingRiskPercent),
    from: format.count(payoutDays.from),
    to: format.count(payoutDays.to),
  };
  return (
    <section className={styles['guide']} aria-label={t('guide.title')}>
      <h2>{t('guide.questions')}</h2>
      {questions.map((id) => (
        <details key={id} className={styles['question']}>
          <summary className={styles['asked']}>
            {t(`guide.${id}.asked`)}
            <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
          </summary>
          <p className={styles['answer']}>{t(`guide.${id}.answer`, told)}</p>
        </details>
      ))}
      <h2>{t('guide.terms')}</h2>
      <ul className={styles['terms']}>
        {terms.map((id) => (
          <li key={id}>{t(`terms.${id}`, told)}</li>
        ))}
      </ul>
    </section>
  );
}
