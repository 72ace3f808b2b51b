import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useBets } from '../../shared/quiz/data/quiz.ts';
import { wholeRows, type HeldProduct } from '../model/holding.ts';

/** Stakes that wait for their outcome. */
export function useHeldBets(isOn: boolean): HeldProduct {
  const t = useText('finance');
  const format = useFormat();
  const { error, retry, ...list } = useBets(isOn, true);
  const open = wholeRows(list)?.filter(({ state }) => state === 'unsettled' || state === 'guessedRight');
  return {
    id: 'quiz',
    rows: open?.map((bet) => ({
      id: bet.id,
      title: bet.symbol,
      detail: t('held.decidedOn', { time: format.dateTime(bet.endsAt) }),
      value: bet.stake,
      currency: bet.currencyName,
      path: routes.game.game,
    })),
    error,
    retry,
  };
}
