import type { MiningOrder } from '../../../core/domain/finance/lock-mining.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { timeLeft } from '../../shared/request-words/model/time-left.ts';
import { FactList, type Fact } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useLeftWords } from '../../shared/request-words/parts/use-left-words.ts';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { termDays } from '../model/term-share.ts';
import { wordOf } from '../model/mining-plan.ts';
import { useDeadlineText } from '../../shared/server/parts/use-deadline-text.ts';

export interface OrderFactsProps {
  readonly order: MiningOrder;
  /** Server time, epoch ms. */
  readonly now: number;
}

/** The next step, as far as servers state it: reviews and refusals differ. */
const saidLive = {
  pending: 'next.pendingLive',
  running: 'next.runningLive',
  redeemed: 'next.redeemed',
  early: 'next.early',
  over: 'next.over',
  refused: 'next.refusedLive',
} as const;

/** One order in full: its state, the next step, and its times. */
export function OrderFacts({ order, now }: OrderFactsProps) {
  const t = useText('mining');
  const isDemo = useIsDemo();
  const format = useFormat();
  const deadline = useDeadlineText();
  const words = useTermWords(order.currencyName);
  const leftWords = useLeftWords();
  const word = wordOf(order);
  const days = termDays(order);
  const left = order.endsAtMs === undefined || word !== 'running' ? undefined : timeLeft(order.endsAtMs - now);
  const at = (id: 'placed' | 'starts' | 'changed', text: string | undefined): readonly Fact[] =>
    text === undefined ? [] : [{ id, label: t(id), value: format.serverTime(text) }];
  return (
    <>
      <p>
        <strong>{t(`states.${word}`)}</strong>
      </p>
      <p className={styles['note']}>{t(isDemo ? `next.${word}` : saidLive[word])}</p>
      {word === 'refused' ? (
        <p className={styles['note']}>
          {order.reason === undefined ? t('noReason') : t('reason', { text: order.reason })}
        </p>
      ) : undefined}
      <FactList
        facts={[
          { id: 'amount', label: t('amount'), value: <MoneyText value={order.amount} currency={order.currencyName} /> },
          ...(days === undefined ? [] : [{ id: 'term', label: t('term'), value: words.days(days) }]),
          { id: 'rate', label: t('rate'), value: t('perDay', { rate: words.rate(order.dailyPercent) }) },
          {
            id: 'income',
            label: t(word === 'running' ? 'income' : 'earned'),
            value: <MoneyText value={order.income} currency={order.currencyName} />,
          },
          ...(left === undefined ? [] : [{ id: 'left', label: t('left'), value: leftWords(left) }]),
          ...at('placed', order.createdAt),
          ...at('starts', order.startsAt),
          ...(order.endsAtMs === undefined
            ? order.endsAt === undefined
              ? isDemo && word === 'pending' && days !== undefined
                ? [{ id: 'ends', label: t('unlocksLive'), value: t('fromApproval', { days: words.days(days) }) }]
                : []
              : [{ id: 'ends', label: t('ends'), value: deadline(order.endsAt) }]
            : [{ id: 'ends', label: t('ends'), value: format.dateTime(order.endsAtMs) }]),
          ...at('changed', order.updatedAt),
        ]}
      />
    </>
  );
}
