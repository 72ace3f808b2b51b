import { useState } from 'react';
import { roundStateAt, type QuizKind, type QuizRound, type QuizSide } from '../../../core/domain/products/quiz.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState, ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useQuizRounds, type SentBet } from '../data/quiz.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { useKeptEntry } from '../../shared/request-form/data/kept-entry.ts';
import { useClearedWhenDone } from '../../shared/request-form/operations/use-cleared-when-done.ts';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { withLossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import { SkeletonCards } from '../../shared/product-page/parts/skeleton-cards.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { useKnownSteps } from '../../shared/instruments/data/known-steps.ts';
import { RoundCard } from '../parts/round-card.tsx';
import { RoundMarket } from './round-market.tsx';
import { BetSheet } from './bet-sheet.tsx';
import { ownBetsPath } from '../model/quiz-views.ts';
import type { BetRequest } from '../operations/use-bet-request.ts';

export interface RoundListProps {
  readonly kind: QuizKind;
  readonly request: BetRequest;
}

interface Chosen {
  readonly round: QuizRound;
  readonly side: QuizSide;
}

/** The stake that was typed last, with its round before it. */
const stakeFor = (typed: string, { id }: QuizRound): string =>
  typed.startsWith(`${id} `) ? typed.slice(id.length + 1) : '';

/** The rounds of one kind; a side opens the sheet in which it is bet on. */
export function RoundList({ kind, request }: RoundListProps) {
  const t = useText('quiz');
  const stepOf = useKnownSteps();
  const { data, error, refetch } = useQuizRounds();
  const now = useServerNow();
  const inWords = useMoneyWords();
  const [chosen, setChosen] = useState<Chosen>();
  const [typed = '', typeStake, forgetStake] = useKeptEntry('stake');
  useClearedWhenDone(request, forgetStake);
  const { state } = request;
  const isOpen = state.kind === 'idle' || state.kind === 'review' || state.kind === 'sending';
  if (data === undefined)
    return error === null ? (
      <SkeletonCards count={4} height={240} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const rounds = data.filter((round) => round.kind === kind);
  const betInWords = ({ roundId, side, stake }: SentBet): string => {
    const round = data.find(({ id }) => id === roundId);
    const named = t('sheet', { symbol: round?.symbol ?? '', side: t(`sides.${side}`) });
    return `${named} · ${inWords(stake, round?.currencyName ?? '')}`;
  };
  const choose = (next: Chosen): void => {
    if (isUnderWay(state)) return;
    request.close();
    setChosen(next);
  };
  return (
    <>
      {isOpen ? undefined : (
        <div className={requests['form']}>
          <OutcomeNotice
            request={request}
            named={betInWords}
            done={() => ({ title: t('placed'), records: t('views.mine') })}
            recordsPath={ownBetsPath}
          />
        </div>
      )}
      <UnreadableRows of={data} />
      {rounds.length === 0 && data.unreadable === undefined ? <EmptyState title={t('noRounds')} /> : undefined}
      <ul className={cards['grid']} aria-label={t(`views.${kind}`)}>
        {withLossWarning(
          rounds.map((round) => (
            <RoundCard
              key={round.id}
              round={round}
              priceStep={stepOf(round.symbol)}
              now={now}
              own={request.bets?.find(({ roundId }) => roundId === round.id)}
              market={roundStateAt(round, now) === 'over' ? undefined : <RoundMarket symbol={round.symbol} />}
              onChoose={(side) => choose({ round, side })}
            />
          )),
        )}
      </ul>
      {chosen === undefined || !isOpen ? undefined : (
        <BetSheet
          {...chosen}
          text={stakeFor(typed, chosen.round)}
          onText={(text) => typeStake(`${chosen.round.id} ${text}`)}
          request={request}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
