import { Link } from 'react-router-dom';
import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { Withdrawal } from '../../../core/domain/wallets/withdrawal.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { subtract } from '../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { FactList, type Fact } from '../../shared/request-list/parts/fact-list.tsx';
import shared from '../../shared/request-form/parts/requests.module.css';
import { GroupedText } from '../../shared/exact-text/parts/grouped-text.tsx';
import { stepsOf, type WithdrawalStep } from '../model/withdrawal-steps.ts';
import { TransactionLine } from './transaction-line.tsx';
import styles from './withdrawal-row-view.module.css';

export interface WithdrawalDetailsProps {
  readonly row: Withdrawal;
  /** That withdrawals are taken from. */
  readonly account: WalletAccount;
}

/** The steps of a withdrawal so far and those to come, what it took and cost, and where it went. */
export function WithdrawalDetails({ row, account: id }: WithdrawalDetailsProps) {
  const t = useText('withdrawal');
  const account = useText('funds')(`accounts.${id}`);
  const { status, address, received } = row;
  const fee = received === undefined ? undefined : subtract(row.amount, received);
  const facts: readonly Fact[] = [
    {
      id: 'amount',
      label: t('review.taken', { account }),
      value: <MoneyText value={row.amount} currency={row.currencyName} />,
    },
    // A refused withdrawal has no fee and no receipt: the whole sum is returned.
    ...(status === 'refused'
      ? []
      : [
          { id: 'fee', label: t('fee'), value: <MoneyText value={fee} currency={row.currencyName} /> },
          { id: 'received', label: t('received'), value: <MoneyText value={received} currency={row.currencyName} /> },
        ]),
    ...(address === undefined ? [] : [{ id: 'address', label: t('address'), value: <GroupedText text={address} /> }]),
  ];
  return (
    <>
      <ol className={styles['steps']}>
        {stepsOf(row).map((step) => (
          <Step key={step.id} step={step} status={status} />
        ))}
        {status === undefined ? (
          <li className={styles['step']} data-at="now">
            <span>{t('timeline.now')}</span>
            <span>{t('status.unknown', { code: row.statusCode })}</span>
          </li>
        ) : undefined}
      </ol>
      <FactList facts={facts} />
      <TransactionLine row={row} />
      {status === 'refused' ? <p className={shared['note']}>{t('timeline.returned', { account })}</p> : undefined}
      {status === 'reviewing' ? <NoCancel /> : undefined}
    </>
  );
}

interface StepProps {
  readonly step: WithdrawalStep;
  readonly status: Withdrawal['status'];
}

function Step({ step: { id, at, time }, status }: StepProps) {
  const t = useText('withdrawal');
  const format = useFormat();
  const isRefused = id === 'end' && status === 'refused';
  const words = {
    asked: t('timeline.asked'),
    review: t('status.reviewing'),
    end: t(isRefused ? 'status.refused' : 'status.sent'),
  };
  return (
    <li className={styles['step']} data-at={at}>
      <span>{words[id]}</span>
      <span>{time === undefined ? t(`timeline.${at === 'refused' ? 'done' : at}`) : format.serverTime(time)}</span>
    </li>
  );
}

/** No call of the protocol cancels a withdrawal, so the way out is support. */
function NoCancel() {
  const t = useText('withdrawal');
  return (
    <p className={shared['note']}>
      {t('timeline.stop')}{' '}
      <Link className={shared['all']} to={pathWith(routes.kefu.index, { report: 'open' })}>
        {t('timeline.support')}
      </Link>
    </p>
  );
}
