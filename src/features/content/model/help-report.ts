export interface ReportedMessage {
  /** Epoch ms. */
  readonly at: number;
  readonly account: string;
  readonly kind: string;
  readonly text: string;
}

export interface ReportFacts {
  readonly version: string;
  /** Tells apart what has the same version. */
  readonly build: string;
  /** `network` or `in-browser`. */
  readonly server: string;
  readonly language: string;
  /** Epoch ms. */
  readonly at: number;
  /** Paths, newest first. */
  readonly pages: readonly string[];
  readonly messages: readonly ReportedMessage[];
}

const mostMessages = 20;

/** What says who somebody is, or opens an account: mail addresses, tokens and addresses of money, long runs of digits. */
const secrets: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+/g, '[mail]'],
  [/\b(?:0x)?[0-9a-f]{16,}\b/gi, '[secret]'],
  [/\b(?=\w*\d)(?=\w*[a-z])\w{20,}\b/gi, '[secret]'],
  [/\+?\d(?:[\s-]?\d){6,}(?![.,\d])/g, '[number]'],
];
/** Any figure, with its marks of groups and decimals. */
const figure = /\d+(?:[.,\u00A0\u202F' ]\d+)*/g;

/** A text without secrets, and without figures unless they are wanted. */
export function redacted(text: string, withAmounts: boolean): string {
  const open = secrets.reduce((words, [pattern, instead]) => words.replaceAll(pattern, instead), text);
  return withAmounts ? open : open.replaceAll(figure, '#');
}

const moment = (at: number): string => new Date(at).toISOString();

/** What support needs to know, in English and in a fixed order, whatever the language of the person: it is read there. */
export function helpReport(facts: ReportFacts, withAmounts: boolean): string {
  const newest = facts.messages.toSorted((left, right) => right.at - left.at).slice(0, mostMessages);
  return [
    `time: ${moment(facts.at)}`,
    `version: ${facts.version} (${facts.build})`,
    `server: ${facts.server}`,
    `language: ${facts.language}`,
    `pages: ${facts.pages.join(' < ')}`,
    'messages:',
    ...newest.map(
      ({ at, account, kind, text }) => `  ${moment(at)} ${account} ${kind}: ${redacted(text, withAmounts)}`,
    ),
  ].join('\n');
}
