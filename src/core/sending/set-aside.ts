import { betweenRequests, type KeptRequests, type Note } from './kept-requests.ts';
import { toldAside } from './kept/told-aside.ts';

type Text = Pick<Note, 'read' | 'write' | 'remove'>;
const linesIn = (text: Text): readonly string[] => (text.read() ?? '').split(betweenRequests).filter(Boolean);
const put = (text: Text, lines: readonly string[]): void =>
  lines.length === 0 ? text.remove() : text.write(lines.join(betweenRequests));

/**
 * Takes out of the way what cannot be read, and tells the person once. It is left aside for the next visit: a version that can
 * read it takes it back, and what is unreadable then, too, is dropped.
 */
export function setAside<Wish>(kept: KeptRequests<Wish>): void {
  const aside = kept.note.aside?.();
  if (aside === undefined) return;
  const lines = linesIn(kept.note);
  const spoiled = lines.filter((line) => !kept.reads(line));
  const readAgain = linesIn(aside).filter((line) => kept.reads(line));
  if (spoiled.length > 0 || readAgain.length > 0)
    put(kept.note, [...lines.filter((line) => kept.reads(line)), ...readAgain]);
  put(aside, spoiled);
  if (spoiled.length > 0) toldAside.note();
}
