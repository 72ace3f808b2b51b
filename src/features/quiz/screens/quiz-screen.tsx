import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { OutsideGame } from './outside-game.tsx';
import { Quiz } from './quiz.tsx';

/** The quiz where the server has one; otherwise the operator's own page, where there is one. */
export default function QuizScreen() {
  const { capabilities } = useRuntimeConfig();
  return capabilities.quiz ? <Quiz /> : <OutsideGame />;
}
