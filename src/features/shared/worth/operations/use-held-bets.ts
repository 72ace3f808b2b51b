import { lackingAs } from '../../../../core/domain/page.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { useBets } from '../../../quiz/data/quiz.ts';
import { wholeRows, type HeldProduct } from '../model/holding.ts';

/** Stakes that wait for their outcome. */
export function useHeldBets(isOn: boolean): HeldProduct {
  const t = useText('finance');
  const format = useFormat();
  const { error, retry, ...list } = useBets(isOn, true);
  const all = wholeRows(list);
  const open = all?.filter(({ state }) => state === 'unsettled' || state === 'guessedRight');
  const rows = open?.map((bet) => ({
    id: bet.id,
    title: bet.symbol,
    detail: t('held.decidedOn', { time: format.dateTime(bet.endsAt) }),
    value: bet.stake,
    currency: bet.currencyName,
    path: routes.game.game,
  }));
  return {
    id: 'quiz',
    rows: rows && lackingAs(rows, all ?? []),
    error,
    retry,
  };
}
