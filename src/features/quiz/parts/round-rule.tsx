import type { QuizRound } from '../../../core/domain/products/quiz.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';

/** The question, and the rule that decides it: two prices of the market. */
export function RoundRule({ round }: { readonly round: QuizRound }) {
  const t = useText('quiz');
  const format = useFormat();
  const times = { lock: format.dateTime(round.locksAt), end: format.dateTime(round.endsAt) };
  return (
    <>
      <p>{t('question', { symbol: round.symbol, ...times })}</p>
      <p>{t('rule')}</p>
    </>
  );
}
