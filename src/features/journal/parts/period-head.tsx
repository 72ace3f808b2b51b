import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { IconChevronLeft } from '../../../core/ui/icons/chevron-left.gen.tsx';
import { IconChevronRight } from '../../../core/ui/icons/chevron-right.gen.tsx';
import { canStep, spans, stepped, type Period } from '../model/period.ts';
import styles from './journal.module.css';
import { useCalendarWords } from '../../../core/i18n/use-calendar-words.ts';

export interface PeriodHeadProps {
  readonly period: Period;
  /** First and last month that can be looked at. */
  readonly edges: readonly [string, string];
  readonly onChange: (period: Period) => void;
}

/** Which period is shown, and the way to the ones beside it. */
export function PeriodHead({ period, edges, onChange }: PeriodHeadProps) {
  const t = useText('journal');
  const name = usePeriodName()(period);
  // Not `disabled`: at an edge the button keeps the focus that brought it there.
  const step = (by: 1 | -1) => {
    const isEdge = period.span === 'all' || !canStep(period, by, edges);
    return { 'aria-disabled': isEdge, onClick: () => (isEdge ? undefined : onChange(stepped(period, by))) };
  };
  return (
    <>
      <Segmented
        label={t('span.label')}
        options={spans.map((id) => ({ id, label: t(`span.${id}`) }))}
        value={period.span}
        onChange={(span) => onChange({ ...period, span })}
      />
      <div className={styles['step']}>
        <IconButton label={t('before')} {...step(-1)}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <span className={styles['period']} aria-live="polite">
          {name}
        </span>
        <IconButton label={t('after')} {...step(1)}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}

/** The name of a period in the person's language. */
export function usePeriodName(): (period: Period) => string {
  const t = useText('journal');
  const words = useCalendarWords();
  return ({ span, month }) => (span === 'all' ? t('everything') : words[span](month));
}
