import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUnpaid, knownDue, lockAfterDays, type Loan } from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText, UnknownText } from '../../../core/ui/money/money-text.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useLoan } from '../data/loans.ts';
import { ReleaseCaution } from '../../shared/caution/parts/release-caution.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { dueNearness } from '../../shared/loans/model/due-nearness.ts';
import { withLateDay } from '../model/loan-plan.ts';
import { timeLeft } from '../../shared/request-words/model/time-left.ts';
import { CopyLine } from '../../shared/exact-text/parts/copy-line.tsx';
import deposit from '../../shared/exact-text/parts/exact-text.module.css';
import { RefusalReason } from '../../shared/request-list/parts/refusal-reason.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { Split } from '../../shared/request-form/parts/split.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { LoanList } from '../panels/loan-list.tsx';
import { LoanRepaymentForm } from '../panels/loan-repayment.tsx';
import { LoansExport } from '../panels/loans-export.tsx';
import { useDeadlineText } from '../../shared/server/parts/use-deadline-text.ts';

/** One loan with all its facts, and the form to repay it; without an id, the list of loans. */
export default function LoanScreen() {
  const t = useText('loans');
  const [question] = useSearchParams();
  const id = question.get('id') ?? '';
  return (
    <Page
      title={id === '' ? t('mine') : t('loan')}
      wide
      back={routes.common.borrowing}
      actions={id === '' ? <LoansExport /> : undefined}
    >
      {id === '' ? <LoanList /> : <OneLoan key={id} id={id} />}
    </Page>
  );
}

function OneLoan({ id }: { readonly id: string }) {
  const { data: loan, error, refetch } = useLoan(id);
  if (loan === undefined)
    return error === null ? (
      <SkeletonRows count={6} height={44} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  return (
    <Split
      side={
        <>
          <div className={styles['form']}>
            <LoanFacts loan={loan} />
          </div>
          <Repayments loan={loan} />
        </>
      }
    >
      <div className={styles['form']}>
        <Standing loan={loan} />
        {isUnpaid(loan.status) ? <Due loan={loan} /> : undefined}
        {loan.address === undefined ? undefined : <RepaymentPlace loan={loan} address={loan.address} />}
      </div>
      {isUnpaid(loan.status) ? <LoanRepaymentForm loan={loan} /> : undefined}
    </Split>
  );
}

const tones = {
  pending: 'wait',
  disbursed: 'good',
  rejected: 'bad',
  settled: 'good',
  overdue: 'bad',
  unknown: 'caution',
} as const;

/** The account is locked at this moment; not while that is not known. */
function useIsLocked(now: number): boolean {
  const { data: user } = useCurrentUser();
  return user?.isLocked === true && (user.lockedUntil === undefined || user.lockedUntil > now);
}

/** The state in words, and how near the end of the term is. */
function Standing({ loan }: { readonly loan: Loan }) {
  const t = useText('loans');
  const now = useServerNow();
  const words = useTermWords(loan.currencyName);
  const isLocked = useIsLocked(now);
  const nearness = dueNearness(loan, now);
  const left = loan.status === 'disbursed' && loan.endsAtMs !== undefined ? timeLeft(loan.endsAtMs - now) : undefined;
  const isNear = nearness !== undefined && loan.status === 'disbursed';
  const state = loan.status ?? 'unknown';
  return (
    <Notice tone={isNear ? 'caution' : tones[state]} title={t(`states.${state}`, { code: loan.statusCode })}>
      {state === 'rejected' ? (
        <ReleaseCaution said={loan.reason ?? ''}>
          <p>{loan.reason === undefined ? t('noReason') : t('reason', { text: loan.reason })}</p>
        </ReleaseCaution>
      ) : (
        <p>{t(`next.${state === 'overdue' && isLocked ? 'locked' : state}`, { days: words.days(lockAfterDays) })}</p>
      )}
      {left === undefined ? undefined : (
        <p>{t('timeLeft', { time: [...(left.days > 0 ? [words.days(left.days)] : []), left.clock].join(' ') })}</p>
      )}
      {isNear ? <p>{t(`near.${nearness}`)}</p> : undefined}
    </Notice>
  );
}

type Named = readonly [id: string, label: string, value: ReactNode];
const factsOf = (named: readonly Named[]) => named.map(([id, label, value]) => ({ id, label, value }));

function useLoanMoney({ currencyName }: Loan) {
  const t = useText('loans');
  return (value: Amount | undefined) => <MoneyText value={value} currency={currencyName} reason={t('unsaid')} />;
}

/** The one figure that is due now, and how it comes about. */
function Due({ loan }: { readonly loan: Loan }) {
  const t = useText('loans');
  const money = useLoanMoney(loan);
  const due = knownDue(loan);
  const later = t(loan.status === 'overdue' ? 'dueTomorrow' : 'dueDayLate');
  return (
    <section className={styles['ends']} aria-label={t('due')}>
      <FactList
        facts={factsOf([
          ['amount', t('amount'), money(loan.amount)],
          ['interest', `+ ${t('interest')}`, money(loan.interest)],
          ['penalty', `+ ${t('penalty')}`, money(loan.penalty)],
          ['repaid', `− ${t('repaid')}`, money(loan.repaid)],
          ['due', t('due'), <strong key="due">{money(due)}</strong>],
          ['later', later, money(withLateDay(loan, due))],
        ])}
      />
    </section>
  );
}

function LoanFacts({ loan }: { readonly loan: Loan }) {
  const t = useText('loans');
  const format = useFormat();
  const deadline = useDeadlineText();
  const words = useTermWords(loan.currencyName);
  const money = useLoanMoney(loan);
  const isDue = isUnpaid(loan.status);
  const days = loan.days === undefined ? <UnknownText reason={t('unsaid')} /> : words.days(loan.days);
  const sums: readonly Named[] = [
    ['amount', t('amount'), money(loan.amount)],
    ['interest', t('interest'), money(loan.interest)],
    ['total', t('total'), money(loan.total)],
    ...(loan.status === 'settled'
      ? ([
          ['penalty', t('penalty'), money(loan.penalty)],
          ['repaid', t('repaid'), money(loan.repaid)],
        ] as const)
      : []),
  ];
  return (
    <FactList
      facts={factsOf([
        ['number', t('number'), loan.orderNumber],
        ['kind', t('kind'), t(`kinds.${loan.kind}`)],
        // What is due stands in one place.
        ...(isDue ? [] : sums),
        ['rate', t('dailyRate'), words.rate(loan.dailyPercent)],
        ['term', t('term'), days],
        ['start', t('start'), format.serverTime(loan.startsAt ?? '')],
        ['end', t('end'), deadline(loan.endsAt ?? '')],
        ...(loan.contact === undefined ? [] : ([['contact', t('contact.label'), loan.contact]] as const)),
        ...(loan.riskPercent === undefined ? [] : ([['risk', t('risk'), words.rate(loan.riskPercent)]] as const)),
      ])}
    />
  );
}

/** Servers of this protocol name no network beside the address. */
function RepaymentPlace({ loan, address }: { readonly loan: Loan; readonly address: string }) {
  const t = useText('loans');
  const common = useText('common');
  return (
    <section aria-label={t('address')}>
      <CopyLine label={t('address')} text={address} />
      <p className={deposit['caution']}>{t('addressText', { currency: loan.currencyName })}</p>
      <LinkButton to={routes.kefu.index} variant="quiet" size="small">
        {common('help')}
      </LinkButton>
    </section>
  );
}

function Repayments({ loan }: { readonly loan: Loan }) {
  const t = useText('loans');
  const format = useFormat();
  if (loan.repayments.length === 0 && loan.repayments.unreadable === undefined) return undefined;
  return (
    <>
      <div className={styles['heading']}>
        <h2>{t('repayments')}</h2>
      </div>
      <UnreadableRows of={loan.repayments} />
      <ul className={styles['rows']}>
        {loan.repayments.map((one) => (
          <li key={one.id} className={one.reason === undefined || one.reason === '' ? undefined : styles['entry']}>
            <div className={styles['row']}>
              <span>{format.serverTime(one.createdAt)}</span>
              <span>
                <MoneyText value={one.amount} currency={loan.currencyName} />
                <span className={styles['small']}>
                  {t(`repayment.${one.status ?? 'unknown'}`, { code: one.statusCode })}
                </span>
              </span>
            </div>
            <RefusalReason reason={one.reason} />
          </li>
        ))}
      </ul>
    </>
  );
}
