import { Fragment } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { absolute, negate } from '../../../core/money/fixed-point.ts';
import { shownCost } from '../../../core/money/shown-cost.ts';
import { shownResult } from '../../../core/money/shown-result.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import type { CurrencyDay } from '../../shared/limits/model/day-result.ts';
import { limitsPath } from '../../shared/limits/model/limits-path.ts';
import type { Today } from '../../shared/limits/operations/use-today.ts';
import { SimulatedNote } from '../../shared/simulated/panels/simulated-note.tsx';
import { SettingGroup } from '../parts/setting-group.tsx';
import styles from './limits-section.module.css';

interface TodayGroupProps {
  readonly today: Today;
  readonly isSignedIn: boolean;
}

/** What options and contracts came to today, losses and fees as plain as wins. */
export function TodayGroup({ today, isSignedIn }: TodayGroupProps) {
  const t = useText('limits');
  return (
    <SettingGroup title={t('today.title')}>
      {isSignedIn ? (
        <Results today={today} />
      ) : (
        <EmptyState
          title={t('today.loginText')}
          action={
            <LinkButton to={loginPath(limitsPath)} state={detour}>
              {t('today.login')}
            </LinkButton>
          }
        />
      )}
    </SettingGroup>
  );
}

function Results({ today }: Pick<TodayGroupProps, 'today'>) {
  const t = useText('limits');
  const format = useFormat();
  const { options, positions, dayEnds, error } = today;
  if (dayEnds === undefined) return <p className={styles['day']}>{t('today.zone')}</p>;
  if (options === undefined || positions === undefined)
    return error === null ? <SkeletonRows count={2} height={56} /> : <ErrorState error={error} onRetry={today.retry} />;
  return (
    <>
      <UnreadableRows of={today.lacking} kind="sum" />
      {options.length + positions.length === 0 ? (
        <p className={styles['day']}>{t('today.none')}</p>
      ) : (
        <>
          <Product title={t('today.options')} days={options} />
          <Product title={t('today.positions')} days={positions} note={t('today.positionsNote')} />
        </>
      )}
      <p className={`${styles['day']} ${styles['note']}`}>
        {t('today.until', { time: format.dateTime(dayEnds) })} {today.isWhole ? undefined : t('today.part')}
      </p>
      <SimulatedNote />
    </>
  );
}

interface ProductProps {
  readonly title: string;
  readonly days: readonly CurrencyDay[];
  readonly note?: string;
}

function Product({ title, days, note }: ProductProps) {
  if (days.length === 0) return undefined;
  return (
    <section className={styles['day']} aria-label={title}>
      <h3 className={styles['product']}>{title}</h3>
      {days.map((day) => (
        <DayFacts key={day.currency} {...day} />
      ))}
      {note === undefined ? undefined : <p className={styles['note']}>{note}</p>}
    </section>
  );
}

function DayFacts({ currency, count, won, lost, fees, net }: CurrencyDay) {
  const t = useText('limits');
  const format = useFormat();
  const sums = [
    ['won', won],
    ['lost', lost],
    ['fees', fees],
    ['net', net],
  ] as const;
  // As the journal rounds them: never better than they are.
  const shownOf = (name: (typeof sums)[number][0], value: Amount | undefined) => {
    if (value === undefined) return { value };
    if (name === 'fees') return { value: shownCost(value, currency) };
    if (name !== 'lost') return shownResult(value, currency);
    const loss = shownResult(negate(value), currency);
    return { ...loss, value: absolute(loss.value) };
  };
  return (
    <dl className={styles['facts']}>
      <dt>{t('today.settled')}</dt>
      <dd>{format.count(count)}</dd>
      {sums.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{t(`today.${name}`)}</dt>
          <dd className={name === 'net' ? styles['net'] : undefined}>
            <MoneyText {...shownOf(name, value)} currency={currency} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
