import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { ChoiceField } from '../../../shared/request-form/parts/choice-field.tsx';
import { DayField } from '../../../shared/request-form/parts/day-field.tsx';
import type { FilterPart, RecordFilter } from '../model/record-filter.ts';
import styles from './records-filter.module.css';

interface Choice {
  readonly id: string;
  readonly label: string;
}

export interface RecordsFilterProps {
  readonly filter: RecordFilter;
  readonly pairs: readonly string[];
  readonly side: { readonly label: string; readonly choices: readonly Choice[] };
  /** Absent where all rows are in the same state. */
  readonly state?: { readonly label: string; readonly choices: readonly Choice[] } | undefined;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly onSet: (part: FilterPart, value: string | undefined) => void;
}

/** Nothing chosen. */
const everything = '';

/** What is looked for among the records. */
export function RecordsFilter({ filter, pairs, side, state, today, onSet }: RecordsFilterProps) {
  useTextsAhead(['records', 'requests']);
  const t = useText('records');
  const all = { id: everything, label: t('filter.all') };
  const known = filter.pair === undefined || pairs.includes(filter.pair) ? pairs : [filter.pair, ...pairs];
  const isWrong = filter.from !== undefined && filter.to !== undefined && filter.from > filter.to;
  return (
    <div className={styles['filter']} role="group" aria-label={t('filter.label')}>
      <div className={styles['pair']} data-alone={state === undefined ? undefined : ''}>
        <ChoiceField
          label={t('filter.pair')}
          options={[all, ...known.map((symbol) => ({ id: symbol, label: symbol }))]}
          value={filter.pair ?? everything}
          onChange={(pair) => onSet('pair', pair)}
        />
      </div>
      <ChoiceField
        label={side.label}
        options={[all, ...side.choices]}
        value={filter.side ?? everything}
        onChange={(id) => onSet('side', id)}
      />
      {state === undefined ? undefined : (
        <ChoiceField
          label={state.label}
          options={[all, ...state.choices]}
          value={filter.state ?? everything}
          onChange={(id) => onSet('state', id)}
        />
      )}
      <DayField label={t('filter.from')} value={filter.from} today={today} onChange={(day) => onSet('from', day)} />
      <DayField
        label={t('filter.to')}
        value={filter.to}
        today={today}
        error={isWrong ? t('filter.wrongSpan') : undefined}
        onChange={(day) => onSet('to', day)}
      />
      <p className={styles['note']}>{t('filter.days')}</p>
    </div>
  );
}
