import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DepositChannel } from '../../../core/domain/wallets/deposit.ts';
import type { Rows } from '../../../core/domain/page.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { depositAmountProblem } from '../../../core/rules/wallets/deposit-rules.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { leavingPath, outsideAddress } from '../../shared/outside/model/outside-address.ts';
import { readJudgedAmount } from '../../shared/request-form/model/typed-amount.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { RequestFoot } from '../../shared/request-form/parts/request-foot.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useSendAtOnce } from '../../shared/request-form/operations/use-send-at-once.ts';
import { useDepositChannels } from '../data/deposits.ts';
import { Onward } from './onward.tsx';
import { useReport } from '../operations/use-report.ts';

export interface ChannelDepositProps {
  readonly currency: { readonly id: string; readonly name: string };
}

/** Where deposits go through payment channels: one of them, the sum, then the page to pay on. */
export function ChannelDeposit({ currency }: ChannelDepositProps) {
  const t = useText('funds');
  const { data: channels, error, refetch } = useDepositChannels();
  if (channels === undefined && error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (channels === undefined) return <SkeletonRows count={3} height={72} />;
  if (channels.length === 0 && channels.unreadable === undefined)
    return <EmptyState title={t('deposit.channel.none')} />;
  return <ChannelForm currency={currency} channels={channels} />;
}

function useChannelForm({ currency }: ChannelDepositProps) {
  const { languageTag } = useFormat();
  const [page, setPage] = useState<string>();
  const request = useReport(setPage);
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const reading = readJudgedAmount(text, { languageTag, judge: (typed) => depositAmountProblem(typed, undefined) });
  useSendAtOnce(request, () => {
    setText('');
    setIsAsked(false);
  });
  const submit = (): void => {
    setIsAsked(true);
    const { value } = reading;
    if (value === undefined || chosen === undefined) return;
    request.review({
      report: { currencyId: currency.id, amount: value, voucher: '', place: { channelId: chosen } },
      currencyName: currency.name,
    });
  };
  return { page, request, chosen, setChosen, text, setText, isAsked, reading, submit };
}

interface ChannelFormProps extends ChannelDepositProps {
  readonly channels: Rows<DepositChannel>;
}

function ChannelForm({ currency, channels }: ChannelFormProps) {
  const t = useText('funds');
  const { count } = useFormat();
  const inWords = useMoneyWords();
  const form = useChannelForm({ currency });
  const rateOf = ({ exchangeRate: rate }: DepositChannel): string =>
    t('deposit.channel.rate', { rate: rate ?? t('deposit.unsaid') });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <h2>{t('deposit.channel.title')}</h2>
      <p className={styles['note']}>{t('deposit.channel.text')}</p>
      <UnreadableRows of={channels} />
      <OptionList
        label={t('deposit.channel.title')}
        isInForm
        options={channels.map((channel, at) => ({
          id: channel.id,
          label: channel.name ?? t('deposit.channel.unnamed', { number: count(at + 1) }),
          description: rateOf(channel),
        }))}
        value={form.chosen}
        onChange={form.setChosen}
      />
      {form.isAsked && form.chosen === undefined ? <p role="alert">{t('deposit.channel.choose')}</p> : undefined}
      <AmountField
        label={t('amount.label')}
        text={form.text}
        onText={form.setText}
        reading={form.reading}
        currency={currency.name}
        isAsked={form.isAsked}
      />
      <RequestFoot
        request={form.request}
        submit={t('deposit.channel.submit')}
        named={({ report, currencyName }) => `${t('deposit.title')} · ${inWords(report.amount, currencyName)}`}
        done={() => ({
          title: t('deposit.done'),
          text: (
            <>
              <PaymentPage address={form.page} />
              <Onward />
            </>
          ),
        })}
        recordsPath={routes.fund.receiveWithdrawRecord}
      />
    </form>
  );
}

/** No page leads to another site by itself: the person taps, and reads its name first. */
function PaymentPage({ address }: { readonly address: string | undefined }) {
  const t = useText('funds');
  const page = outsideAddress(address);
  if (page === undefined) return <p>{t('deposit.channel.noPage')}</p>;
  return (
    <p>
      <Link to={leavingPath(page)}>{t('deposit.channel.pay', { host: page.host })}</Link>
    </p>
  );
}
