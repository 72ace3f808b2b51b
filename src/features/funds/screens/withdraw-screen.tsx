import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Balance } from '../../../core/domain/wallets/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { parseDecimalInput } from '../../../core/money/parse.ts';
import { useReturnPathOr } from '../../../core/navigation/return-path.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useCoinName } from '../../shared/instruments/data/coin-names.ts';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { useKeptDraft } from '../../shared/request-form/data/kept-draft.ts';
import { useTermsOfAccount, useWithdrawable } from '../data/debited-account.ts';
import { useTodaysWithdrawals, useWithdrawalTerms } from '../data/withdrawals.ts';
import { useWithdrawalStanding } from '../data/withdrawal-standing.ts';
import { readWithdrawalDraft, writeWithdrawalDraft } from '../model/kept-withdrawal.ts';
import type { WithdrawalDraft } from '../model/withdrawal-plan.ts';
import { CoinPicker } from '../parts/coin-picker.tsx';
import { Conditions } from '../panels/conditions.tsx';
import { WithdrawalSkeleton } from '../parts/withdrawal-skeleton.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { Split } from '../../shared/request-form/parts/split.tsx';
import { WithdrawalForm } from '../panels/withdrawal-form.tsx';
import { usePayees } from '../operations/use-payees.ts';
import { WithdrawalList } from '../panels/withdrawal-list.tsx';

/** Currency, conditions, destination, sum; then the review. Another currency in the address begins another form. */
export default function WithdrawScreen() {
  useTextsAhead(['withdrawal', 'funds', 'requests', 'rules', 'payees', 'pictures', 'messages']);
  const t = useText('withdrawal');
  const [question] = useSearchParams();
  const { data, error, refetch } = useWallets();
  const coins = useWithdrawable();
  return (
    <Page title={t('title')} back={useReturnPathOr(routes.fund.assets)} wide>
      <Split side={<Latest />}>
        {error === null || data !== undefined ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <WithdrawalSkeleton from="coin" /> : undefined}
        {coins.length === 0 ? undefined : <Chosen key={question.get('currency')} coins={coins} />}
      </Split>
    </Page>
  );
}

function Latest() {
  const t = useText('withdrawal');
  return (
    <>
      <div className={styles['heading']}>
        <h2>{t('latest')}</h2>
        <Link to={pathWith(routes.fund.receiveWithdrawRecord, { view: 'withdrawals' })}>{t('all')}</Link>
      </div>
      <WithdrawalList most={3} />
    </>
  );
}

/** The stored draft; otherwise the one from the address, by default USDT to an address. */
function useFirstDraft(coins: readonly Balance[]) {
  const [question] = useSearchParams();
  const [kept, keep] = useKeptDraft('withdrawal');
  const [draft, setDraft] = useState<WithdrawalDraft>(() => {
    const asked = question.get('currency');
    const before = readWithdrawalDraft(kept);
    const isSame = before !== undefined && (asked === null || asked === before.currencyId);
    if (isSame && coins.some(({ currencyId }) => currencyId === before.currencyId)) return before;
    const coin =
      coins.find(({ currencyId }) => currencyId === asked) ??
      coins.find(({ currencyName }) => currencyName === 'USDT') ??
      coins[0];
    return { currencyId: coin?.currencyId ?? '', way: 'address', network: '', address: '', text: '' };
  });
  const isEmpty = draft.text === '' && draft.address === '';
  useEffect(() => keep(isEmpty ? undefined : writeWithdrawalDraft(draft)), [draft, isEmpty, keep]);
  return [draft, setDraft] as const;
}

function Chosen({ coins }: { readonly coins: readonly Balance[] }) {
  const t = useText('withdrawal');
  const funds = useText('funds');
  const [draft, setDraft] = useFirstDraft(coins);
  const { data, error, refetch } = useWithdrawalTerms(draft.currencyId);
  const coinName = useCoinName();
  const terms = useTermsOfAccount(data, draft.currencyId);
  const { data: today } = useTodaysWithdrawals();
  const typed = parseDecimalInput<Amount>(draft.text, useFormat().languageTag);
  const standing = useWithdrawalStanding(terms);
  // Asked beside the terms, so that the form need not wait for one after the other.
  usePayees(draft.currencyId);
  return (
    <>
      <div className={styles['form']}>
        <CoinPicker
          label={funds('coin.label')}
          coins={coins.map(({ currencyId, currencyName }) => ({
            id: currencyId,
            name: currencyName,
            description: coinName(currencyName),
          }))}
          selected={draft.currencyId}
          onSelect={(currencyId) => setDraft({ ...draft, currencyId, network: '', address: '', text: '' })}
        />
        {terms === undefined ? undefined : (
          <Conditions
            currencyId={draft.currencyId}
            terms={terms}
            today={today}
            standing={standing}
            typed={typed.kind === 'number' ? typed.value : undefined}
          />
        )}
      </div>
      {terms === undefined && error === null ? <WithdrawalSkeleton from="requirements" /> : undefined}
      {terms === undefined && error !== null ? <ErrorState error={error} onRetry={() => void refetch()} /> : undefined}
      {terms === undefined ? undefined : (
        <WithdrawalForm draft={draft} onDraft={setDraft} terms={terms} today={today} title={t('form')} />
      )}
    </>
  );
}
