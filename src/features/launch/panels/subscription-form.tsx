import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { givenName } from '../../../core/domain/wallets/given-account-names.ts';
import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { LaunchDetail } from '../../../core/domain/products/launch.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { amountOf, quantityOf } from '../../../core/money/fixed-point.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { useKeptDraft } from '../../shared/request-form/data/kept-draft.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { useLackingSum } from '../../shared/request-form/parts/use-amount-words.ts';
import { useClearedWhenDone } from '../../shared/request-form/operations/use-cleared-when-done.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useBalanceOf } from '../../shared/wallets/data/spot-balance.ts';
import { subscriptionPlan } from '../model/subscription-plan.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { SubscriptionReview } from '../parts/subscription-review.tsx';
import type { SentOnce } from '../../../core/sending/use-money-request.ts';
import type { SentOrder } from '../operations/use-subscription-request.ts';

/** The draft stays in this tab. */
function useTypedTokens(launchId: string): readonly [string, (text: string) => void] {
  const [kept, keep] = useKeptDraft(`subscription.${launchId}`);
  const [text, setText] = useState(kept ?? '');
  useEffect(() => keep(text === '' ? undefined : text), [keep, text]);
  return [text, setText];
}

/** Deposits arrive in the spot account; money reaches the others by a transfer. */
const pathToFunds = (account: WalletAccount, currency: string | undefined): string =>
  account === 'spot'
    ? pathWith(routes.fund.receive, { currency })
    : pathWith(routes.fund.transfer, { to: givenName[account], currency });

export interface SubscriptionFormProps {
  readonly launch: LaunchDetail;
  readonly request: SentOnce<SentOrder>;
}

/** The wanted tokens, their cost, and a sheet for review: an order cannot be undone. */
export function SubscriptionForm({ launch, request }: SubscriptionFormProps) {
  const t = useText('launch');
  const funds = useText('funds');
  const isDemo = useIsDemo();
  const format = useFormat();
  const { account } = useServerDialect().launches;
  const available = useBalanceOf(account)(launch.payName, launch.payId);
  const [text, setText] = useTypedTokens(launch.id);
  const [askedText, setAskedText] = useState<string>();
  const plan = subscriptionPlan(launch, text, { available, languageTag: format.languageTag });
  const first = useLackingSum(plan.tokens, launch.tokenName);
  const { state } = request;
  const { tokenName, payName } = launch;
  const submit = (): void => {
    setAskedText(text);
    const { tokens, payment } = plan;
    if (tokens.value === undefined || payment === undefined) return;
    const subscription = { launchId: launch.id, tokens: quantityOf(tokens.value), payment, payName };
    request.review({ subscription, tokenName });
  };
  useClearedWhenDone(request, () => setText(''));
  return (
    <form
      className={requests['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{t('subscribe')}</h2>
      <AmountField
        label={t('tokens')}
        text={text}
        onText={setText}
        reading={plan.tokens}
        currency={tokenName}
        most={plan.most === undefined ? undefined : amountOf(plan.most)}
        isAsked={askedText === text}
      />
      <FactList
        facts={[
          { id: 'price', label: t('price'), value: format.amount(amountOf(launch.price), { currency: payName }) },
          {
            id: 'pay',
            label: t('youPay'),
            value: <MoneyText value={plan.payment} currency={payName} reason={first} isShown />,
          },
          {
            id: 'receive',
            label: t(isDemo ? 'youReceive' : 'youOrder'),
            value: <MoneyText value={plan.tokens.value} currency={tokenName} reason={first} isShown />,
          },
          { id: 'account', label: t('account'), value: funds(`accounts.${account}`) },
          {
            id: 'available',
            label: t('available'),
            value: (
              <MoneyText
                value={payName === undefined ? available : shownBalance(available, payName)}
                currency={payName}
              />
            ),
          },
        ]}
      />
      {plan.tokens.problem?.key === 'balanceTooSmall' ? (
        <Link to={pathToFunds(account, launch.payId)}>{t('deposit')}</Link>
      ) : undefined}
      <Button type="submit" isWide disabled={isUnderWay(state)}>
        {t('submit')}
      </Button>
      {state.kind === 'review' || state.kind === 'sending' ? (
        <SubscriptionReview
          launch={launch}
          order={state.wish.subscription}
          isSending={state.kind === 'sending'}
          isDemo={isDemo}
          account={account}
          onCancel={request.close}
          onSend={request.send}
        />
      ) : undefined}
    </form>
  );
}
