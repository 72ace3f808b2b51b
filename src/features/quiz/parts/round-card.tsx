import type { ReactNode } from 'react';
import {
  nextMoment,
  quizBreakEven,
  roundStateAt,
  sideOf,
  type QuizBet,
  type QuizRound,
  type QuizSide,
} from '../../../core/domain/products/quiz.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Price } from '../../../core/money/amount.ts';
import { Button } from '../../../core/ui/button.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { PriceText } from '../../../core/ui/money/money-text.tsx';
import { Figures } from '../../shared/product-page/parts/figures.tsx';
import { timeLeft } from '../../shared/request-words/model/time-left.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { useLeftWords } from '../../shared/request-words/parts/use-left-words.ts';
import styles from './quiz.module.css';

export interface RoundCardProps {
  readonly round: QuizRound;
  /** The server's time, epoch ms. */
  readonly now: number;
  /** Of its pair, as far as that is known. */
  readonly priceStep: Price | undefined;
  /** The person's bet in it. */
  readonly own: QuizBet | undefined;
  /** The pair's price now and its day; absent once the price no longer matters. */
  readonly market: ReactNode;
  readonly onChoose: (side: QuizSide) => void;
}

/** One round: its phase and clock, its odds, and its two sides while bets are open; then its prices. */
export function RoundCard({ round, now, priceStep, own, market, onChoose }: RoundCardProps) {
  const t = useText('quiz');
  const format = useFormat();
  const state = roundStateAt(round, now);
  const clock = useClock({ round, now });
  const [base = round.symbol] = round.symbol.split('/');
  const decided =
    round.startPrice === undefined || round.endPrice === undefined
      ? undefined
      : sideOf(round.startPrice, round.endPrice);
  const moments = { lock: format.dateTime(round.locksAt), end: format.dateTime(round.endsAt) };
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <CoinMark name={base} />
        <span className={styles['name']}>{round.symbol}</span>
        <span className={styles['chip']} data-state={state}>
          {t(`states.${state}`)}
        </span>
      </div>
      {market}
      <p>{t('question', { symbol: round.symbol, ...moments })}</p>
      {state === 'over' ? undefined : <Odds round={round} />}
      <p className={styles['next']}>
        {decided === undefined ? t(`next.${state}`) : t('outcome', { side: t(`sides.${decided}`) })}
        {clock === undefined ? undefined : (
          <>
            {' '}
            {state === 'over' ? `${t('decidedIn')} ` : undefined}
            <span className={styles['clock']}>{clock}</span>
          </>
        )}
      </p>
      {state === 'over' ? (
        <FactList
          facts={[
            {
              id: 'start',
              label: t('startPrice'),
              value: <PriceText value={round.startPrice} step={priceStep} />,
            },
            { id: 'end', label: t('endPrice'), value: <PriceText value={round.endPrice} step={priceStep} /> },
          ]}
        />
      ) : undefined}
      {own === undefined ? undefined : (
        <p className={styles['own']}>
          {t('own', {
            side: t(`sides.${own.side}`),
            stake: format.amount(own.stake, { currency: own.currencyName }),
          })}
        </p>
      )}
      {state === 'guessing' && own === undefined ? (
        <div className={classNames(requests['pair'], styles['sides'])}>
          <Button variant="secondary" onClick={() => onChoose('higher')}>
            {t('sides.higher')}
          </Button>
          <Button variant="secondary" onClick={() => onChoose('notHigher')}>
            {t('sides.notHigher')}
          </Button>
        </div>
      ) : undefined}
    </li>
  );
}

/** What a stake can bring and what it takes, before a side is chosen. */
function Odds({ round }: { readonly round: QuizRound }) {
  const t = useText('quiz');
  const format = useFormat();
  const unit = { currency: round.currencyName };
  return (
    <Figures
      figures={[
        { id: 'odds', label: t('odds'), value: format.amount(round.odds), isLead: true },
        { id: 'even', label: t('even'), value: format.percent(quizBreakEven(round)) },
        { id: 'fee', label: t('feeShort'), value: format.setRate(round.feePercent) },
        { id: 'stake', label: t('stake'), value: t('from', { min: format.amount(round.minimum, unit) }) },
      ]}
    />
  );
}

/** The time until the next change; undefined without one. */
function useClock({ round, now }: Pick<RoundCardProps, 'round' | 'now'>): string | undefined {
  const words = useLeftWords();
  const next = nextMoment(round, now);
  const left = next === undefined ? undefined : timeLeft(next - now);
  return left === undefined ? undefined : words(left);
}
