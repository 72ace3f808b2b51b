import { useAccount } from '../../../core/account/use-account.ts';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Wallets } from '../../../core/domain/wallets/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { lackingIn } from '../../shared/wallets/model/wallet-values.ts';
import { useKeptDraft } from '../../shared/request-form/data/kept-draft.ts';
import { readTransferDraft, writeTransferDraft } from '../model/kept-transfer.ts';
import {
  accountsOf,
  askedTransfer,
  movableBalances,
  transferPlan,
  usualTransfer,
  withAccount,
  withHeldCurrency,
  type TransferDraft,
} from '../model/transfer-plan.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { CoinPicker } from '../parts/coin-picker.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { RequestFoot } from '../../shared/request-form/parts/request-foot.tsx';
import { Onward } from '../panels/onward.tsx';
import { PositionsFirst } from '../panels/positions-first.tsx';
import { TransferFacts } from '../parts/transfer-facts.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { Split } from '../../shared/request-form/parts/split.tsx';
import { TransferWay } from '../parts/transfer-way.tsx';
import { TransferList } from '../panels/transfer-list.tsx';
import { useSendAtOnce } from '../../shared/request-form/operations/use-send-at-once.ts';
import { useTransferBar } from '../operations/use-transfer-bar.ts';
import { useTransfer, type SentTransfer } from '../operations/use-transfer.ts';

/** From one of the four accounts to another, at once and free of charge. */
export default function TransferScreen() {
  useTextsAhead(['funds', 'requests', 'rules', 'messages', 'worth']);
  const t = useText('funds');
  const { data, error, refetch } = useWallets();
  return (
    <Page title={t('transfer.title')} back wide>
      <Split side={<Latest />}>
        {error === null || data !== undefined ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <SkeletonRows count={4} height={72} /> : undefined}
        <UnreadableRows of={data && lackingIn(data)} kind="balances" />
        {data === undefined ? undefined : <TransferForm wallets={data} />}
      </Split>
    </Page>
  );
}

function Latest() {
  const t = useText('funds');
  return (
    <>
      <div className={styles['heading']}>
        <h2>{t('transfer.latest')}</h2>
        <Link to={routes.fund.transferHistory}>{t('transfer.all')}</Link>
      </div>
      <TransferList most={3} />
    </>
  );
}

/** The draft from the address, or the stored one; by default USDT from spot to contracts. */
function useFirstDraft(wallets: Wallets): readonly [TransferDraft, (draft: TransferDraft) => void] {
  const [question] = useSearchParams();
  const [kept, keep] = useKeptDraft('transfer');
  const [draft, setDraft] = useState(() =>
    withHeldCurrency(askedTransfer(question) ?? readTransferDraft(kept) ?? usualTransfer, wallets),
  );
  useEffect(() => keep(draft.text === '' ? undefined : writeTransferDraft(draft)), [draft, keep]);
  return [draft, setDraft];
}

function TransferForm({ wallets }: { readonly wallets: Wallets }) {
  const t = useText('funds');
  const { isSimulated } = useAccount();
  const format = useFormat();
  const inWords = useMoneyWords();
  const [draft, setDraft] = useFirstDraft(wallets);
  const [isAsked, setIsAsked] = useState(false);
  const request = useTransfer();
  const bar = useTransferBar(draft.from);
  const plan = transferPlan(draft, wallets, format.languageTag);
  const change = (next: TransferDraft): void => setDraft(withHeldCurrency(next, wallets));
  useSendAtOnce(request, () => {
    setDraft({ ...draft, text: '' });
    setIsAsked(false);
  });
  if (plan === undefined) return <p className={styles['note']}>{t('transfer.nothingShared')}</p>;
  const wayInWords = ({ transfer, currencyName }: SentTransfer): string =>
    t('transfer.doneText', {
      amount: inWords(transfer.amount, currencyName),
      from: t(`accounts.${transfer.from}`),
      to: t(`accounts.${transfer.to}`),
    });
  const submit = (): void => {
    setIsAsked(true);
    if (plan.wish !== undefined && (bar.kind === 'none' || bar.kind === 'likely'))
      request.review({ transfer: plan.wish, currencyName: plan.currencyName });
  };
  const outcome = {
    request,
    named: (sent: SentTransfer) => `${t('transfer.title')} · ${wayInWords(sent)}`,
    done: (sent: SentTransfer) => ({
      title: t('transfer.done'),
      text: (
        <>
          <p>{wayInWords(sent)}</p>
          <Onward />
        </>
      ),
    }),
    recordsPath: routes.fund.transferHistory,
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TransferWay
        accounts={accountsOf(wallets)}
        from={{ account: plan.from.account, available: plan.from.before }}
        to={{ account: plan.to.account, available: plan.to.before }}
        currency={plan.currencyName}
        onAccount={(side, account) => change(withAccount(draft, side, account))}
        onSwap={() => change({ ...draft, from: draft.to, to: draft.from })}
      />
      <CoinPicker
        label={t('coin.label')}
        coins={movableBalances(wallets, draft.from, draft.to).map(({ currencyId, currencyName }) => ({
          id: currencyId,
          name: currencyName,
        }))}
        selected={draft.currencyId}
        onSelect={(currencyId) => change({ ...draft, currencyId })}
      />
      <PositionsFirst bar={bar} />
      {bar.kind === 'asked' ? <SkeletonRows count={2} height={72} /> : undefined}
      {bar.kind === 'certain' || bar.kind === 'asked' ? (
        <OutcomeNotice {...outcome} />
      ) : (
        <>
          <AmountField
            label={t('amount.label')}
            text={draft.text}
            onText={(text) => setDraft({ ...draft, text })}
            reading={plan.amount}
            currency={plan.currencyName}
            most={plan.from.before}
            isAsked={isAsked}
          />
          <TransferFacts plan={plan} />
          <RequestFoot {...outcome} submit={t(isSimulated ? 'transfer.submitPractice' : 'transfer.submit')} />
        </>
      )}
    </form>
  );
}
