import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { OutsideGame } from '../panels/outside-game.tsx';
import { Quiz } from '../panels/quiz.tsx';

/** The quiz if the server has one; otherwise the operator's own page, if any. */
export default function QuizScreen() {
  useTextsAhead(['quiz', 'finance', 'requests', 'records', 'rules', 'messages']);
  const { capabilities } = useRuntimeConfig();
  return capabilities.quiz ? <Quiz /> : <OutsideGame />;
}
