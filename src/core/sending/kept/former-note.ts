import type { PersonalStorage } from '../../platform/personal-storage.ts';

interface Carried {
  /** Where the version before kept what was open, and where it is kept now. */
  readonly from: string;
  readonly to: string;
  readonly id: string;
}

/** `owner|sent at`, whether the server said that it failed, whether the answer was lost, ids and balance before; then the wish. */
const ownerMark = '|';
const betweenLines = '\n';

export const formerKey = (account: string, name: string): string => `${account}.trading.sent.${name}`;

/** An order whose outcome was open when the program was brought up to date is looked for by the new version. Done once. */
export function carryOver(storage: PersonalStorage, { from, to, id }: Carried): void {
  const kept = storage.read(from);
  if (kept === undefined) return;
  const [head = '', hasFailed, isLost, before = '', available, ...wish] = kept.split(betweenLines);
  const ids = before.split(',').filter((one) => one !== '');
  const phase = isLost === '' ? 'sent' : hasFailed === '' ? 'lost' : 'failed';
  const line = JSON.stringify([id, phase, before === '' ? '' : JSON.stringify(ids), available, ...wish]);
  const owner = head.slice(0, head.indexOf(ownerMark) + 1);
  const present = storage.read(to);
  // What another person has open is left as it is.
  if (present?.startsWith(owner) === false) return;
  storage.write(to, `${present === undefined ? owner : `${present}${betweenLines}`}${line}`);
  storage.remove(from);
}
