import {
  dualMoney,
  payCurrency,
  type DualHolding,
  type DualState,
} from '../../../core/domain/finance/dual-investment.ts';
import { useEndDate } from '../../../core/i18n/use-end-date.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { formatPercent } from '../../../core/money/format.ts';
import { RecordTable, type TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { ResultMoney } from '../../../core/ui/money/result-money.tsx';
import styles from '../../shared/request-list/parts/request-table.module.css';
import { receivedCurrency } from '../model/dual-plan.ts';
import { dualResult } from '../model/dual-result.ts';

export interface HoldingTableProps {
  readonly holdings: readonly DualHolding[];
  readonly stateOf: (holding: DualHolding) => DualState;
  readonly onOpen: (id: string) => void;
}

/** The person's purchases on a desktop: one line each; the coin opens both outcomes of it. */
export function HoldingTable({ holdings, stateOf, onOpen }: HoldingTableProps) {
  const t = useText('dual');
  return <RecordTable label={t('mine')} columns={useHoldingColumns({ stateOf, onOpen })} rows={holdings} />;
}

type Needs = Pick<HoldingTableProps, 'stateOf' | 'onOpen'>;

function useHoldingColumns(needs: Needs): readonly TableColumn<DualHolding>[] {
  return [...useNameColumns(needs), ...useTermColumns()];
}

function useNameColumns({ stateOf, onOpen }: Needs): readonly TableColumn<DualHolding>[] {
  const t = useText('dual');
  const format = useFormat();
  const records = useText('records');
  const stateText = (holding: DualHolding): string => t(`states.${stateOf(holding)}`);
  return [
    {
      id: 'coin',
      label: t('coin'),
      sortBy: ({ coin }) => ({ text: coin }),
      render: ({ id, coin, referencePrice }) => (
        <button
          type="button"
          className={styles['open']}
          aria-label={`${coin} · ${t('referenceAt', { price: format.price(referencePrice).full })}`}
          aria-haspopup="dialog"
          onClick={() => onOpen(id)}
        >
          <CoinMark name={coin} size={20} />
          {coin}
        </button>
      ),
    },
    {
      id: 'state',
      label: records('receipt.status'),
      sortBy: (holding) => ({ text: stateText(holding) }),
      render: stateText,
    },
  ];
}

function useTermColumns(): readonly TableColumn<DualHolding>[] {
  const t = useText('dual');
  const format = useFormat();
  const endDate = useEndDate();
  const { languageTag } = format;
  return [
    {
      id: 'reference',
      label: t('reference'),
      isFigure: true,
      sortBy: ({ referencePrice }) => ({ figure: referencePrice }),
      render: ({ referencePrice }) => format.price(referencePrice).full,
    },
    {
      id: 'paid',
      label: t('paid'),
      isFigure: true,
      render: (holding) => <MoneyText value={holding.paid} currency={payCurrency(holding)} />,
    },
    {
      id: 'yield',
      label: t('yield'),
      isFigure: true,
      sortBy: ({ yearlyPercent }) => ({ figure: yearlyPercent }),
      render: ({ yearlyPercent }) => formatPercent(yearlyPercent, { languageTag, minPlaces: 0 }),
    },
    {
      id: 'received',
      label: t('received'),
      isFigure: true,
      render: (holding) => <Received holding={holding} />,
    },
    {
      id: 'maturity',
      label: t('maturity'),
      isFigure: true,
      sortBy: ({ endsOn }) => ({ text: endsOn }),
      render: (holding) => <time>{endDate(holding)}</time>,
    },
  ];
}

/** What came back, and what that is more or less than was paid; nothing before it is settled. */
function Received({ holding }: { readonly holding: DualHolding }) {
  const { received } = holding;
  const result = dualResult(holding);
  if (received === undefined) return undefined;
  return (
    <>
      <MoneyText value={received} currency={receivedCurrency(holding)} />
      {result === undefined ? undefined : (
        <>
          {' '}
          <ResultMoney value={result.inMoney} currency={dualMoney} />
        </>
      )}
    </>
  );
}
