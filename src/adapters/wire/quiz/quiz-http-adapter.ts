import type { Page } from '../../../core/domain/page.ts';
import type { QuizBet, QuizRound } from '../../../core/domain/quiz.ts';
import type { HttpTransport, PathsOf } from '../../../core/ports/http-transport.ts';
import type { NewBet, QuizPort } from '../../../core/ports/quiz-port.ts';
import { betFields, betsFields, readBets, readRounds } from './quiz-codec.ts';

export class HttpQuizAdapter implements QuizPort {
  readonly #http: HttpTransport;
  readonly #paths: PathsOf<QuizPort>;

  constructor(http: HttpTransport, paths: PathsOf<QuizPort>) {
    this.#http = http;
    this.#paths = paths;
  }

  async quizRounds(): Promise<readonly QuizRound[]> {
    return readRounds(await this.#http.call(this.#paths.quizRounds));
  }

  async placeBet(bet: NewBet): Promise<void> {
    await this.#http.call(this.#paths.placeBet, betFields(bet));
  }

  async bets(query: { page: number; limit: number }): Promise<Page<QuizBet>> {
    return readBets(await this.#http.call(this.#paths.bets, betsFields(query)), query);
  }
}
