import { timeLeft } from '../../shared/request-words/model/time-left.ts';
import { useLeftWords } from '../../shared/request-words/parts/use-left-words.ts';

/** A length of time as a clock with its days before it; undefined when nothing is left. */
export function useTimeWords(): (ms: number) => string | undefined {
  const words = useLeftWords();
  return (ms) => {
    const left = timeLeft(ms);
    return left === undefined ? undefined : words(left);
  };
}
