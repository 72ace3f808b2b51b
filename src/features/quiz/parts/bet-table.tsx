import { Link } from 'react-router-dom';
import { betResult, isLate, type QuizBet } from '../../../core/domain/products/quiz.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import { add } from '../../../core/money/fixed-point.ts';
import { shownResult } from '../../../core/money/shown-result.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { RecordTable, type TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { useMedia } from '../../../core/ui/use-media.ts';
import { MoneyText, PriceText } from '../../../core/ui/money/money-text.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import tables from '../../shared/request-list/parts/request-table.module.css';
import styles from './quiz.module.css';

export interface BetTableProps {
  readonly bets: readonly QuizBet[];
  /** The server's time, epoch ms. */
  readonly now: number;
  /** The step of the prices of a pair, as far as it is known. */
  readonly stepOf: StepOf;
}

/** Bets end within days, on the minute: neither the year nor the seconds say anything. */
const shortMoment = { month: true, day: true, time: true } as const;

type StepOf = (symbol: string) => Price | undefined;

/** The person's bets on a desktop: one line each, with what comes next at its end. */
export function BetTable({ bets, now, stepOf }: BetTableProps) {
  const t = useText('quiz');
  return <RecordTable label={t('views.mine')} columns={useBetColumns(now, stepOf)} rows={bets} />;
}

function useBetColumns(now: number, stepOf: StepOf): readonly TableColumn<QuizBet>[] {
  const isWide = useMedia('(min-width: 1200px)');
  const columns = [...useNameColumns(), ...useSumColumns(), ...usePriceColumns(stepOf), ...useStateColumns(now)];
  // What comes next needs the room: who asks support finds the number in that line.
  return isWide ? columns : columns.filter(({ id }) => id !== 'number');
}

function useNameColumns(): readonly TableColumn<QuizBet>[] {
  const t = useText('quiz');
  return [
    {
      id: 'pair',
      label: t('title'),
      sortBy: ({ symbol }) => ({ text: symbol }),
      render: ({ symbol, side }) => (
        <span className={requests['unit']}>
          <CoinMark name={symbol} size={20} /> {symbol} · {t(`sides.${side}`)}
        </span>
      ),
    },
    {
      id: 'number',
      label: t('number'),
      render: ({ id }) => id,
    },
    {
      id: 'kind',
      label: t('kind'),
      sortBy: ({ kind }) => ({ text: t(`views.${kind}`) }),
      render: ({ kind }) => t(`views.${kind}`),
    },
  ];
}

function useSumColumns(): readonly TableColumn<QuizBet>[] {
  const t = useText('quiz');
  return [
    {
      id: 'paid',
      label: t('paid'),
      isFigure: true,
      sortBy: ({ stake, fee }) => ({ figure: add(stake, fee) }),
      render: ({ stake, fee, currencyName }) => <MoneyText value={add(stake, fee)} currency={currencyName} />,
    },
    {
      id: 'right',
      label: t('ifRight'),
      isFigure: true,
      sortBy: ({ bonus }) => ({ figure: bonus }),
      render: ({ bonus, currencyName }) => <MoneyText value={bonus} currency={currencyName} />,
    },
    {
      id: 'result',
      label: t('result'),
      isFigure: true,
      sortBy: (bet) => {
        const result = betResult(bet);
        return result === undefined ? undefined : { figure: result };
      },
      render: (bet) => <Result bet={bet} />,
    },
  ];
}

/** Nothing before it is decided. */
function Result({ bet }: { readonly bet: QuizBet }) {
  const result = betResult(bet);
  return result === undefined ? undefined : (
    <strong>
      <MoneyText {...shownResult(result, bet.currencyName)} currency={bet.currencyName} />
    </strong>
  );
}

function usePriceColumns(stepOf: StepOf): readonly TableColumn<QuizBet>[] {
  const t = useText('quiz');
  return [
    {
      id: 'start',
      label: t('startPrice'),
      isFigure: true,
      render: ({ startPrice, symbol }) => <PriceText value={startPrice} step={stepOf(symbol)} />,
    },
    {
      id: 'end',
      label: t('endPrice'),
      isFigure: true,
      render: ({ endPrice, symbol }) => <PriceText value={endPrice} step={stepOf(symbol)} />,
    },
  ];
}

function useStateColumns(now: number): readonly TableColumn<QuizBet>[] {
  const t = useText('quiz');
  const format = useFormat();
  const records = useText('records');
  const stateOf = ({ state }: QuizBet): string => t(`states.${state}`);
  return [
    {
      id: 'placed',
      label: t('placedAt'),
      isFigure: true,
      sortBy: ({ createdAt }) => ({ text: createdAt.toString() }),
      render: ({ createdAt }) => <time>{format.dateTime(createdAt)}</time>,
    },
    {
      id: 'state',
      label: records('receipt.status'),
      sortBy: (bet) => ({ text: stateOf(bet) }),
      render: (bet) => (
        <div className={tables['reasoned']}>
          <div>{stateOf(bet)}</div>
          {/* Of a missed bet the result says it. */}
          {bet.state === 'missed' ? undefined : (
            <div>{t(`next.${bet.state}`, { end: format.moment(bet.endsAt, shortMoment) })}</div>
          )}
          {isLate(bet, now) ? (
            <div className={styles['next']}>
              {t('late', { id: bet.id })} <Link to={routes.kefu.index}>{t('support')}</Link>
            </div>
          ) : undefined}
        </div>
      ),
    },
  ];
}
