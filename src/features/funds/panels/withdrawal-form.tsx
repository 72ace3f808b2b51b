import { Suspense, useState, type ReactNode } from 'react';
import {
  withdrawalWays,
  type TodaysWithdrawals,
  type WithdrawalTerms,
} from '../../../core/domain/wallets/withdrawal.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { AddressSources } from '../payees/panels/address-sources.tsx';
import { useNetworks } from '../payees/data/networks.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useUsedAddresses } from '../data/past-withdrawals.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { useBalanceIn, useDebitedAccount } from '../data/debited-account.ts';
import { isBlocked } from '../model/withdrawal-conditions.ts';
import { withdrawalPlan, type WithdrawalDraft, type WithdrawalPlan } from '../model/withdrawal-plan.ts';
import { OptionsToo } from '../parts/options-too.tsx';
import { SavedFirst } from '../parts/saved-first.tsx';
import { CardPlace } from '../parts/card-place.tsx';
import { chosenPlace, withPlace, type NamedAddress } from '../model/saved-places.ts';
import { NetworkChoice } from '../parts/network-choice.tsx';
import { SavedAddressList } from '../parts/saved-address-list.tsx';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { WithdrawalFacts } from '../parts/withdrawal-facts.tsx';
import { WithdrawalPlace, type WithdrawalPlaceProps } from '../parts/withdrawal-place.tsx';
import { WithdrawalSkeleton } from '../parts/withdrawal-skeleton.tsx';
import { AddressNotices, WithdrawalReview } from '../parts/withdrawal-review.tsx';
import { useClearedWhenDone } from '../../shared/request-form/operations/use-cleared-when-done.ts';
import type { SentOnce } from '../../../core/sending/use-money-request.ts';
import { usePayPassword } from '../operations/use-pay-password.ts';
import { PayPassword } from './pay-password.tsx';
import { usePayees, type Payees } from '../operations/use-payees.ts';
import { useWithdrawal, type SentWithdrawal } from '../operations/use-withdrawal.ts';

export interface WithdrawalFormProps {
  readonly title: string;
  readonly draft: WithdrawalDraft;
  readonly onDraft: (draft: WithdrawalDraft) => void;
  readonly terms: WithdrawalTerms;
  readonly today: TodaysWithdrawals | undefined;
}

/** Sends the reviewed wish; clears the form on success. */
function useReviewed({ draft, onDraft, terms }: WithdrawalFormProps, plan: WithdrawalPlan) {
  const request = useWithdrawal();
  const password = usePayPassword();
  const [isAsked, setIsAsked] = useState(false);
  useClearedWhenDone(request, () => {
    onDraft({ ...draft, address: '', text: '' });
    setIsAsked(false);
    password.setTyped('');
  });
  const isRefused = request.state.kind === 'refused';
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (wasRefused !== isRefused) {
    setWasRefused(isRefused);
    if (isRefused) {
      // The form was reset: the empty field is no mistake of the person's.
      password.setTyped('');
      setIsAsked(false);
    }
  }
  const submit = (): void => {
    setIsAsked(true);
    if (plan.wish === undefined || (password.isAsked && !password.isReady)) return;
    const payPassword = password.isAsked ? password.typed : undefined;
    request.review({
      wish: { ...plan.wish, payPassword },
      currencyName: terms.currencyName,
    });
  };
  return { request, password, isAsked, submit };
}

export function WithdrawalForm(props: WithdrawalFormProps) {
  const { title, draft, onDraft, terms, today } = props;
  const t = useText('withdrawal');
  const funds = useText('funds');
  const { languageTag } = useFormat();
  const payees = usePayees(draft.currencyId);
  const { addresses: saved, fresh, isOnlySaved, anySaved: savedForCards } = payees;
  const { withdrawalTo, withdrawalTestsOptions, takesLists } = useServerDialect();
  const offered = withdrawalWays.filter((way) => takesLists || way !== 'internationalCard');
  const needsSaved = withdrawalTo === 'saved-address';
  const known = { used: useUsedAddresses(), saved, fresh, isOnlySaved, needsSaved, savedForCards };
  const account = useDebitedAccount();
  const inOptions = useBalanceIn('options', draft.currencyId);
  const cards = cardWays.filter((way) => payees.cards[way] !== undefined);
  const listed = useNetworks(terms.networks === undefined ? draft.currencyId : undefined);
  const networks = terms.networks ?? listed.data ?? [];
  const isNetworkAwaited = terms.networks === undefined && listed.data === undefined && listed.error === null;
  const plan = withdrawalPlan(draft, { terms, networks, languageTag, cards, ...known });
  const { request, password, isAsked, submit } = useReviewed(props, plan);
  const { state } = request;
  const blocked = isBlocked({ terms, today });
  // What comes late would move what a finger is about to touch: the rest of the form waits for all of it.
  const isReading = payees.isReading[draft.way] || password.isAwaited || (draft.way === 'address' && isNetworkAwaited);
  const reviewed = state.kind === 'review' || state.kind === 'sending' ? state.wish : undefined;
  return (
    <form
      className={styles['form']}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Segmented
        label={t('way.label')}
        options={offered.map((id) => ({ id, label: t(`way.${id}`) }))}
        value={draft.way}
        onChange={(way) => onDraft({ ...draft, way })}
      />
      <AfterReading isReading={isReading}>
        {needsSaved && saved !== undefined && savedForCards === undefined ? <SavedFirst /> : undefined}
        <Place {...{ draft, onDraft, plan, payees, isAsked }} />
        {draft.way === 'address' && networks.length === 0 ? <NoNetworks listed={listed} /> : undefined}
        <AmountField
          label={funds('amount.label')}
          text={draft.text}
          onText={(text) => onDraft({ ...draft, text })}
          reading={plan.amount}
          currency={terms.currencyName}
          most={plan.most}
          isAsked={isAsked}
        />
        <WithdrawalFacts plan={plan} terms={terms} account={account} />
        {withdrawalTestsOptions ? <OptionsToo held={inOptions} currency={terms.currencyName} /> : undefined}
        <PayPassword {...password} currencyId={draft.currencyId} isMissing={isAsked && password.typed === ''} />
        <WithdrawalOutcome request={request} />
        {blocked ? <Notice tone="caution" title={t('blocked')} /> : undefined}
        <Button
          type="submit"
          isWide
          isBusy={state.kind === 'sending'}
          disabled={blocked || password.isChecking || (isUnderWay(state) && state.kind !== 'sending')}
        >
          {t('submit')}
        </Button>
      </AfterReading>
      <WithdrawalReview
        wish={reviewed?.wish}
        currency={terms.currencyName}
        account={account}
        card={draft.way === 'address' ? undefined : payees.cards[draft.way]}
        notes={plan.notes}
        lookAlike={plan.lookAlike}
        needsMemo={plan.needsMemo}
        isBusy={state.kind === 'sending'}
        onConfirm={request.send}
        onCancel={request.close}
      />
    </form>
  );
}

/** What is drawn with parts of its own fetches them behind the same blocks. */
function AfterReading({ isReading, children }: { readonly isReading: boolean; readonly children: ReactNode }) {
  const blocks = <WithdrawalSkeleton from="place" />;
  return isReading ? blocks : <Suspense fallback={blocks}>{children}</Suspense>;
}

const cardWays = ['bankCard', 'internationalCard'] as const;
const cardPaths = { bankCard: routes.setting.bank, internationalCard: routes.setting.bankInternational };

interface PlaceProps extends Omit<WithdrawalPlaceProps, 'sources'> {
  readonly payees: Payees;
}

function Place({ payees, ...place }: PlaceProps) {
  const t = useText('withdrawal');
  const { draft, onDraft, plan } = place;
  const { way } = draft;
  const saved = payees.addresses ?? [];
  const chosen = chosenPlace(draft, saved);
  const [picked, setPicked] = useState<'saved' | 'other'>();
  const isOther = picked === 'other' || (picked === undefined && draft.address !== '' && chosen === undefined);
  if (way !== 'address') return <CardPlace label={t(`way.${way}`)} lines={payees.cards[way]} path={cardPaths[way]} />;
  // The saved ones may come after a failure, and then later than the first letter: the field stays.
  const write = (next: WithdrawalDraft): void => {
    setPicked('other');
    onDraft(next);
  };
  const typed = (
    <WithdrawalPlace
      {...place}
      onDraft={write}
      sources={<AddressSources onAddress={(address) => write({ ...draft, address })} />}
    />
  );
  if (saved.length === 0) return typed;
  return (
    <>
      <SavedAddressList
        addresses={saved}
        chosen={isOther ? undefined : chosen?.id}
        isOther={isOther}
        onChoose={(address) => {
          setPicked('saved');
          onDraft(withPlace(draft, address, plan));
        }}
        onOther={() => write({ ...draft, address: '' })}
      />
      {isOther ? typed : <ChosenPlace {...place} chosen={chosen} />}
      {isOther && plan.addressProblem?.key === 'serverWantsSaved' ? <SaveFirst /> : undefined}
    </>
  );
}

/** Where an address is saved, for servers that pay no other. */
function SaveFirst() {
  const t = useText('payees');
  return (
    <LinkButton to={routes.setting.addWallet} variant="secondary">
      {t('addresses.add')}
    </LinkButton>
  );
}

/** What has to be known of a saved address, and what is wrong with it. */
function ChosenPlace({ draft, onDraft, plan, isAsked, chosen }: Omit<WithdrawalPlaceProps, 'sources'> & Chosen) {
  const t = useText('withdrawal');
  const rules = useText('rules');
  const { networks, network, addressProblem: wrong } = plan;
  if (chosen === undefined) return isAsked ? <Notice tone="bad" title={t('saved.first')} /> : undefined;
  return (
    <>
      {chosen.network === undefined && networks.length > 1 ? (
        <NetworkChoice
          networks={networks}
          caution={t('networkText')}
          selected={network}
          onSelect={(next) => onDraft({ ...draft, network: next })}
        />
      ) : undefined}
      {wrong === undefined || network === undefined ? undefined : (
        <Notice tone="bad" title={rules(wrong.key, wrong.params)} />
      )}
      <AddressNotices notes={plan.notes} lookAlike={plan.lookAlike} needsMemo={plan.needsMemo} />
    </>
  );
}

interface Chosen {
  readonly chosen: NamedAddress | undefined;
}

/** An address is meaningless without its network. */
function NoNetworks({ listed }: { readonly listed: ReturnType<typeof useNetworks> }) {
  const t = useText('withdrawal');
  const { data, error, refetch } = listed;
  if (data !== undefined)
    return <FactList facts={[{ id: 'network', label: t('network'), value: t('conditions.state.unknown') }]} />;
  return error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />;
}

function WithdrawalOutcome({ request }: { readonly request: SentOnce<SentWithdrawal> }) {
  const t = useText('withdrawal');
  const inWords = useMoneyWords();
  return (
    <OutcomeNotice
      request={request}
      named={({ wish, currencyName }) => `${t('title')} · ${inWords(wish.amount, currencyName)}`}
      done={({ wish, currencyName }) => ({
        title: t('done.title'),
        text: <p>{t('done.text', { amount: inWords(wish.amount, currencyName) })}</p>,
      })}
      recordsPath={pathWith(routes.fund.receiveWithdrawRecord, { view: 'withdrawals' })}
    />
  );
}
