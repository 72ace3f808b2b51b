import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { quizViews, type QuizView } from '../model/quiz-views.ts';

/**
 * The tab that was chosen, or the one that a link leads to. A choice stays out of the address: a new address would close
 * the sheet of a bet.
 */
export function useQuizView(): readonly [QuizView, (view: QuizView) => void] {
  const { key, search } = useLocation();
  const [chosen, setChosen] = useState<{ readonly at: string; readonly view: QuizView }>();
  const asked = new URLSearchParams(search).get('view');
  const led = quizViews.find((view) => view === asked) ?? 'daily';
  return [chosen?.at === key ? chosen.view : led, (view) => setChosen({ at: key, view })];
}
