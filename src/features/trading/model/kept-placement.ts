import { readDecimal, type Amount } from '../../../core/money/amount.ts';
import type { AnyWay, WayRules } from './order-way.ts';
import { idsBefore } from './placement-outcome.ts';
import type { LostPlacement } from './placement-watch.ts';

/** Stands in no id, name or figure. */
const mark = '\n';
const yes = 'yes';

/**
 * A placement as text, a line a field: what is needed to find out about it after the page was loaded anew, and nothing
 * else.
 */
export const writePlacement = <Way extends AnyWay>(
  rules: Pick<WayRules<Way>, 'write'>,
  { snapshot, before, sentAt, isAnswered, isLost }: LostPlacement<Way>,
): string => {
  // A list that was read is told from one that was not, though both may hold nothing.
  const known = idsBefore(before);
  const ids = known === undefined ? '' : [...known].map((id) => `${id},`).join('') || ',';
  return [[sentAt, isAnswered ? yes : '', isLost ? yes : '', ids, before.available ?? ''], rules.write(snapshot)]
    .flat()
    .join(mark);
};

/** Back again. Anything that is not understood to the end is no placement. */
export function readPlacement<Way extends AnyWay>(
  rules: Pick<WayRules<Way>, 'read'>,
  text: string | undefined,
): LostPlacement<Way> | undefined {
  const [sentAt = '', isAnswered, isLost, ids = '', available = '', ...sent] = text?.split(mark) ?? [];
  const snapshot = rules.read(sent);
  if (snapshot === undefined || !/^\d+$/.test(sentAt)) return undefined;
  return {
    snapshot,
    before: {
      orders: ids === '' ? undefined : ids.split(',').flatMap((id) => (id === '' ? [] : [{ id }])),
      available: readDecimal<Amount>(available),
    },
    sentAt: Number(sentAt),
    isAnswered: isAnswered === yes,
    isLost: isLost === yes,
  };
}
