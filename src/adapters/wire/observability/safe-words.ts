import { redacted } from '../../../core/errors/redacted.ts';

const unnamed = 'unnamed';
const hidden = '#';

const matching = (text: string, pattern: RegExp, otherwise: string): string =>
  pattern.test(text) ? redacted(text, false) : otherwise;

/** The class of an error of the language or the browser; any other may be named after anything. Its words are never sent: they may repeat what a person typed. */
export const safeType = (name: string): string =>
  /^[A-Z]\w*(Error|Exception)$/.test(name) && name in globalThis ? name : 'Error';

/** The method of a port. */
export const safeCall = (name: string): string => matching(name, /^[a-z]+(?:[A-Z][a-z]*){0,6}$/, unnamed);

/** `message.data[0].now_price`: names of fields as the protocol writes them, without the numbers of rows. */
export const safeField = (path: string): string =>
  path
    .slice(0, 200)
    .replaceAll(/\[\d*\]/g, '')
    .split('.')
    .slice(0, 8)
    .map((part) => matching(part, /^[a-z]{1,20}(?:_[a-z]{1,20}|[A-Z][a-z]{1,20}){0,4}$/, hidden))
    .join('.');

/** A line of a stack, as Chromium (`at f (address)`), Firefox and WebKit (`f@address`) write it, or an address alone. */
const builtFile = /^(?:\s*at (?:.*\()?|\S*@)?http\S+\/assets\/([a-z]+(?:-[a-z]+)*-[\w-]{8}\.js(?::\d{1,7}){0,2})\)?$/m;

/** The first file of this build that a line of a stack, or an address, names, with line and column; empty without one. */
export const safePlace = (stack: string): string => redacted(builtFile.exec(stack.slice(0, 5000))?.[1] ?? '', true);
