import { IconChevronDown } from '../../../core/ui/icons/chevron-down.gen.tsx';
import { IconAlertTriangle } from '../../../core/ui/icons/alert-triangle.gen.tsx';
import { IconCircleCheck } from '../../../core/ui/icons/circle-check.gen.tsx';
import { IconClock } from '../../../core/ui/icons/clock.gen.tsx';
import { IconHelpCircle } from '../../../core/ui/icons/help-circle.gen.tsx';
import { Link } from 'react-router-dom';
import type { WithdrawalStanding } from '../../../core/domain/people/withdrawal-standing.ts';
import type { TodaysWithdrawals, WithdrawalTerms } from '../../../core/domain/wallets/withdrawal.ts';
import { colonOf } from '../../../core/i18n/texts/colon.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { paymentPasswordPath } from '../../../core/navigation/return-path.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import type { Condition } from '../model/withdrawal-conditions.ts';
import deposit from '../../shared/exact-text/parts/exact-text.module.css';
import card from './condition-list.module.css';
import styles from '../../shared/request-form/parts/requests.module.css';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';

export interface ConditionListProps {
  readonly conditions: readonly Condition[];
  /** Of the withdrawal to come back to. */
  readonly currencyId: string;
  readonly terms: WithdrawalTerms;
  readonly today: TodaysWithdrawals | undefined;
  /** Undefined if the terms have it. */
  readonly standing: WithdrawalStanding | undefined;
  /** The person's papers are being checked. */
  readonly isReviewed: boolean;
}

const icons = {
  met: IconCircleCheck,
  blocked: IconAlertTriangle,
  open: IconClock,
  asked: IconClock,
  unknown: IconHelpCircle,
};

/** The requirements of a withdrawal in one line; only what is not met stands below it before the line is opened. */
export function ConditionList({
  conditions: shown,
  currencyId,
  terms,
  today,
  standing,
  isReviewed,
}: ConditionListProps) {
  const t = useText('withdrawal');
  const labelOf = (id: Condition['id']): string => {
    if (id === 'password') return t('password.label');
    // Servers that do not state it also refuse because of waiting orders.
    return t(
      id === 'positions' && standing !== undefined ? 'conditions.positions.withWaiting' : `conditions.${id}.label`,
    );
  };
  const factsOf = (conditions: readonly Condition[]) =>
    conditions.map((condition) => ({
      id: condition.id,
      label: labelOf(condition.id),
      value: <Standing {...{ condition, currencyId, terms, today, isReviewed }} />,
    }));
  const failed = shown.filter(({ state }) => state === 'blocked');
  const others = shown.filter(({ state }) => state !== 'blocked');
  const isScored = (conditions: readonly Condition[]): boolean => conditions.some(({ id }) => id === 'score');
  return (
    <section className={styles['ends']} aria-label={t('conditions.title')}>
      <details className={card['card']}>
        <summary className={card['line']}>
          <Summary conditions={shown} />
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </summary>
        <div className={card['list']}>
          <FactList facts={factsOf(others)} />
          {isScored(others) ? <ScoreNote /> : undefined}
        </div>
      </details>
      {failed.length === 0 ? undefined : <FactList facts={factsOf(failed)} />}
      {isScored(failed) ? <ScoreNote /> : undefined}
    </section>
  );
}

/** No server tells the program this figure in a way that it shows. */
function ScoreNote() {
  const t = useText('withdrawal');
  return <p className={styles['note']}>{t('conditions.score.text')}</p>;
}

/** "9 of 9 met", and how many are not known beforehand. */
function Summary({ conditions }: { readonly conditions: readonly Condition[] }) {
  const t = useText('withdrawal');
  const format = useFormat();
  const count = (state: Condition['state']): number => conditions.filter((one) => one.state === state).length;
  const [met, open, unknown, asked] = [count('met'), count('open'), count('unknown'), count('asked')];
  const isBlocked = count('blocked') > 0;
  const Icon = isBlocked ? IconAlertTriangle : met === conditions.length ? IconCircleCheck : IconHelpCircle;
  const tone = isBlocked ? 'wrong' : met === conditions.length ? 'good' : 'calm';
  const told = [
    t('conditions.met', { met: format.count(met), all: format.count(conditions.length) }),
    ...(open === 0 ? [] : [t('conditions.later', { count: format.count(open) })]),
    ...(unknown === 0 ? [] : [t('conditions.unsaid', { count: format.count(unknown) })]),
    ...(asked === 0 ? [] : [t('conditions.state.asked')]),
  ];
  return (
    <>
      <Icon className={card[tone]} size={20} stroke={1.75} aria-hidden="true" />
      <span>{[t('conditions.title'), told.join(' · ')].join(colonOf(format.languageTag))}</span>
    </>
  );
}

type FigureGround = Pick<ConditionListProps, 'terms' | 'today'>;

interface StandingProps extends Omit<ConditionListProps, 'standing' | 'conditions'> {
  readonly condition: Condition;
}

function Standing({ condition: { id, state }, currencyId, terms, today, isReviewed }: StandingProps) {
  const t = useText('withdrawal');
  const Icon = icons[state];
  const words = useFigure(id, { terms, today });
  const isUnderReview = isReviewed && id === 'identity' && state === 'blocked';
  const stateText = t(isUnderReview ? 'conditions.identity.reviewing' : `conditions.state.${state}`);
  const told = state === 'open' && words !== undefined ? `${words} · ${stateText}` : (words ?? stateText);
  const cure = state === 'blocked' ? cureOf(id, currencyId) : undefined;
  return (
    <span className={styles['unit']} data-condition={id} data-state={state}>
      <Icon
        size={16}
        stroke={1.75}
        aria-label={words === undefined || state === 'open' ? undefined : t(`conditions.state.${state}`)}
      />
      <span className={state === 'blocked' ? deposit['caution'] : undefined}>
        {cure === undefined ? (
          told
        ) : (
          <Link to={cure} state={detour}>
            {told}
          </Link>
        )}
      </span>
    </span>
  );
}

/** Where the person can meet a condition; the payment password leads back to the form, which keeps what was typed. */
function cureOf(id: Condition['id'], currencyId: string): string | undefined {
  if (id === 'identity') return routes.setting.real;
  return id === 'password' ? paymentPasswordPath(pathWith(routes.fund.withdraw, { currency: currencyId })) : undefined;
}

/** The figure of a condition that has one, or what to do about it. */
function useFigure(id: Condition['id'], { terms, today }: FigureGround): string | undefined {
  const t = useText('withdrawal');
  const format = useFormat();
  const { minimum, currencyName: currency, limitBtc, left } = terms;
  if (id === 'password') return t('password.set');
  if (id === 'minimum' && minimum !== undefined) return format.amount(minimum, { currency });
  if (id === 'count' && today?.max !== undefined)
    return t('conditions.countOf', { count: today.count, max: format.count(today.max) });
  if (id !== 'limit' || limitBtc === undefined || left === undefined) return undefined;
  return format.amount(limitBtc, { currency: 'BTC', places: 0 });
}
