import { AppError } from '../../errors/app-error.ts';
import type { MoneyRequest } from '../money-request.ts';
import { isDone, isUnderWay, type RequestState } from '../request-state.ts';
import type { Recorded, Way } from '../way.ts';

/** How many other changes of the same thing to wait for. */
const mostTurns = 3;

interface Turn {
  readonly name: string;
  readonly outcome: Promise<AppError | undefined>;
}

/** The newest change in flight of each thing, from this page. */
const turns = new WeakMap<object, Turn>();

export interface Change<Wish> {
  readonly wish: Wish;
  readonly nameOf: Way<Wish, Recorded>['nameOf'];
  /** Of all tabs that change the same thing, one runs it; undefined in the others. */
  alone<T>(run: () => Promise<T>): Promise<T | undefined>;
}

/**
 * Changes something that is there, by its request: sent once, and looked for where no answer comes. Resolves with why it was
 * not done, or with nothing. Who asks for the same meanwhile gets the same outcome; another change waits for its turn. Where
 * another tab is changing the same thing nothing is sent, and that is the outcome.
 */
export function sendChange<Wish, Row extends Recorded>(
  request: MoneyRequest<Wish, Row>,
  change: Change<Wish>,
): Promise<AppError | undefined> {
  const name = change.nameOf(change.wish);
  const present = turns.get(request);
  if (present?.name === name) return present.outcome;
  const begin = async (): Promise<AppError | undefined> => {
    const taken = await change.alone(async () => ({ failure: await takeTurn(request, change) }));
    return taken === undefined ? new AppError('elsewhere', '') : taken.failure;
  };
  const outcome = (present === undefined ? begin() : present.outcome.then(begin)).finally(() => {
    if (turns.get(request) === turn) turns.delete(request);
  });
  const turn = { name, outcome };
  turns.set(request, turn);
  return outcome;
}

/**
 * What comes of the same change from an earlier page, whose answer was lost: it is looked for, and nothing is sent. Undefined where
 * there is none.
 */
export function earlierChange<Wish, Row extends Recorded>(
  request: MoneyRequest<Wish, Row>,
  { wish, nameOf }: Pick<Change<Wish>, 'wish' | 'nameOf'>,
): Promise<AppError | undefined> | undefined {
  const { state } = request.view();
  return state.kind === 'open' && nameOf(state.wish) === nameOf(wish) ? endOf(request).then(failureIn) : undefined;
}

async function takeTurn<Wish, Row extends Recorded>(
  request: MoneyRequest<Wish, Row>,
  { wish, nameOf }: Change<Wish>,
): Promise<AppError | undefined> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    // A request of an earlier page load is looked up first. One that stayed unknown was reported, and the person tries
    // again.
    if (request.view().state.kind !== 'open') {
      request.close();
      request.review(wish);
      request.sendAnyway();
    }
    const state = await endOf(request);
    if (state.kind === 'idle' || nameOf(state.wish) === nameOf(wish)) return failureIn(state);
  }
  return new AppError('no-answer', '');
}

/** The final state; `unknown` only after looking has ended, too. */
function endOf<Wish, Row extends Recorded>(request: MoneyRequest<Wish, Row>): Promise<RequestState<Wish, Row>> {
  return new Promise<RequestState<Wish, Row>>((resolve) => {
    const end = (): void => {
      resolve(request.view().state);
      stop();
    };
    const follow = (): void => {
      const { state } = request.view();
      if (!isUnderWay(state) || (state.kind === 'unknown' && state.isOver === true)) end();
    };
    const stop = request.subscribe(follow);
    follow();
  });
}

function failureIn<Wish, Row extends Recorded>(state: RequestState<Wish, Row>): AppError | undefined {
  if (isDone(state)) return undefined;
  if (state.kind === 'refused') return state.error;
  if (state.kind === 'unknown' && state.error !== undefined) return state.error;
  if (state.kind === 'not-there') return new AppError('not-done', '');
  return new AppError(state.kind === 'unknown' && state.hasFailed === true ? 'bad-status' : 'no-answer', '');
}
