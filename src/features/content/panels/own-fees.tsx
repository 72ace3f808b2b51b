import { useState, type ReactNode } from 'react';
import type { ConvertibleCurrency } from '../../../core/domain/wallets/conversion.ts';
import type { PayableCurrency } from '../../../core/domain/orders/option.ts';
import type { WithdrawalTerms } from '../../../core/domain/wallets/withdrawal.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { rate, type Rate } from '../../../core/money/amount.ts';
import { multiply } from '../../../core/money/fixed-point.ts';
import { useConvertibleCurrencies } from '../../shared/wallets/data/convertible-currencies.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import {
  useLengths,
  useSpotTerms,
  useStakeCurrencies,
  useTermsOfCoins,
  useTermsOfConversion,
  type CoinTerms,
} from '../data/own-fees.ts';
import { SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { DashWithReason } from '../parts/dash-with-reason.tsx';
import { FeeGroup } from '../parts/fee-group.tsx';
import { FeeTable } from '../parts/fee-table.tsx';

interface ReadProps<T> {
  readonly of: { readonly data: T | undefined; readonly error: AppError | null };
  readonly render: (data: T) => ReactNode;
  /** Names what could not be read, where nothing else on the page does. */
  readonly label?: string;
}

const hundred = rate('100');
const usual = 'USDT';

/** What was read; nothing while it is on its way, and a dash with the reason where it could not be read. */
function Read<T>({ of: { data, error }, render, label }: ReadProps<T>): ReactNode {
  const worth = useText('worth');
  if (data !== undefined) return render(data);
  if (error === null) return undefined;
  if (error.kind === 'unavailable') return <NotSaid label={label} />;
  return <Labelled label={label} value={<DashWithReason reason={worth('gap.failed')} />} />;
}

interface LabelledProps {
  readonly label?: string | undefined;
  readonly value: ReactNode;
}

const Labelled = ({ label, value }: LabelledProps): ReactNode =>
  label === undefined ? value : <FactList facts={[{ id: label, label, value }]} />;

const NotSaid = ({ label }: Pick<LabelledProps, 'label'>): ReactNode => (
  <Labelled label={label} value={<DashWithReason reason={useText('chart')('about.notSaid')} />} />
);

/** Spot orders: the server tells the rate with a spot wallet. */
export function OwnSpotFee(): ReactNode {
  const wallets = useWallets();
  return (
    <Read
      of={wallets}
      render={({ accounts }) => {
        const balances = accounts.find(({ account }) => account === 'spot')?.balances ?? [];
        const wallet = balances.find(({ currencyName }) => currencyName === usual) ?? balances[0];
        return wallet === undefined ? <NotSaid /> : <SpotFee currencyId={wallet.currencyId} />;
      }}
    />
  );
}

function SpotFee({ currencyId }: { readonly currencyId: string }): ReactNode {
  const chart = useText('chart');
  const { setRate } = useFormat();
  return (
    <Read
      of={useSpotTerms(currencyId)}
      render={({ spotFeeRate }) =>
        spotFeeRate === undefined ? (
          <NotSaid />
        ) : (
          chart('about.feeText', { percent: setRate(multiply(spotFeeRate, hundred)) })
        )
      }
    />
  );
}

/** Conversions: the server tells the fee with the terms of two currencies, which are named here. The form has that of others. */
export function OwnConversionFee(): ReactNode {
  return (
    <Read
      of={useConvertibleCurrencies()}
      render={(currencies) => {
        const from = currencies.find(({ name }) => name === usual) ?? currencies[0];
        const to = currencies.find((currency) => currency !== from);
        return from === undefined || to === undefined ? <NotSaid /> : <ConversionFee from={from} to={to} />;
      }}
    />
  );
}

interface ConversionFeeProps {
  readonly from: ConvertibleCurrency;
  readonly to: ConvertibleCurrency;
}

function ConversionFee({ from, to }: ConversionFeeProps): ReactNode {
  const t = useText('content');
  const { setRate } = useFormat();
  return (
    <Read
      of={useTermsOfConversion(from, to)}
      render={({ feePercent }) =>
        feePercent === undefined ? (
          <NotSaid />
        ) : (
          <>
            {t('terms.ofGiven', { percent: setRate(feePercent), from: from.name, to: to.name })}
            <br />
            {t('terms.inForm')}
          </>
        )
      }
    />
  );
}

/** Timed options: one line where all currencies of stakes cost the same, otherwise a line each. */
export function OwnOptionFee(): ReactNode {
  const t = useText('content');
  const { setRate } = useFormat();
  const inWords = (percent: Rate): string => t('terms.ofStake', { percent: setRate(percent) });
  const lines = (currencies: readonly PayableCurrency[]): readonly string[] => {
    const [first, ...others] = currencies;
    if (first === undefined) return [];
    if (others.every(({ feeRate }) => feeRate === first.feeRate)) return [inWords(first.feeRate)];
    return currencies.map(({ name, feeRate }) => `${name}: ${inWords(feeRate)}`);
  };
  return (
    <Read
      of={useStakeCurrencies()}
      render={(currencies) =>
        currencies.length === 0 ? <NotSaid /> : lines(currencies).map((line) => <div key={line}>{line}</div>)
      }
    />
  );
}

/** What a timed option pays and costs, by its length. */
export function OwnOptionTable(): ReactNode {
  const menu = useText('home');
  const options = useText('options');
  const { languageTag, setRate } = useFormat();
  const length = (seconds: number): string => {
    const [unit, count] = seconds % 60 === 0 ? (['minute', seconds / 60] as const) : (['second', seconds] as const);
    return new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  };
  return (
    <Read
      of={useLengths()}
      label={options('ticket.length')}
      render={(periods) =>
        periods.length === 0 ? undefined : (
          <FeeGroup title={menu('menu.options')} isOpen>
            <FeeTable
              label={menu('menu.options')}
              columns={[options('ticket.length'), options('confirm.payout'), options('receipt.loss')]}
              rows={periods.map(({ id, seconds, payoutRate, lossRate = hundred }) => ({
                id,
                cells: [length(seconds), setRate(payoutRate), setRate(lossRate)],
              }))}
            />
          </FeeGroup>
        )
      }
    />
  );
}

/** What a withdrawal of each coin costs, and the least that can be withdrawn: asked for once it is opened, coin by coin. */
export function OwnWithdrawalTable(): ReactNode {
  const menu = useText('home');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FeeGroup title={menu('menu.withdraw')} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen ? <WithdrawalFees /> : undefined}
    </FeeGroup>
  );
}

function WithdrawalFees(): ReactNode {
  return (
    <Read
      of={useWallets()}
      render={({ accounts }) => {
        const balances = accounts.find(({ account }) => account === 'spot')?.balances ?? [];
        const coins = balances.filter(({ canDeposit }) => canDeposit);
        return (
          <CoinTable coins={coins.map(({ currencyId, currencyName }) => ({ id: currencyId, name: currencyName }))} />
        );
      }}
    />
  );
}

function CoinTable({ coins }: { readonly coins: readonly CoinTerms['coin'][] }): ReactNode {
  const menu = useText('home');
  const funds = useText('funds');
  const withdrawal = useText('withdrawal');
  const format = useFormat();
  // The row names the coin.
  const fee = ({ fee: told, freeBelow }: WithdrawalTerms): string => {
    const text = told.kind === 'fixed' ? format.amount(told.sum) : format.setRate(multiply(told.share, hundred));
    if (freeBelow === undefined) return text;
    return withdrawal('freeBelow', { fee: text, sum: format.amount(freeBelow) });
  };
  const cells = ({ coin, terms }: CoinTerms): readonly ReactNode[] => {
    if (terms === undefined) return [coin.name, <NotSaid key="fee" />, undefined];
    const least = terms.minimum && format.amount(terms.minimum);
    return [coin.name, fee(terms), least ?? <NotSaid key="minimum" />];
  };
  const read = useTermsOfCoins(coins);
  if (read.isPending) return <SkeletonRows count={3} height={32} />;
  return (
    <Read
      of={read}
      render={(told) =>
        told.length === 0 ? (
          <NotSaid />
        ) : (
          <FeeTable
            label={menu('menu.withdraw')}
            columns={[funds('coin.label'), withdrawal('fee'), withdrawal('minimum')]}
            rows={told.map((one) => ({ id: one.coin.id, cells: cells(one) }))}
          />
        )
      }
    />
  );
}
