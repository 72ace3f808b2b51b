import { AppError } from '../../../../core/errors/app-error.ts';
import { redacted } from '../../../../core/errors/redacted.ts';

export interface ReportedMessage {
  /** Epoch ms. */
  readonly at: number;
  readonly account: string;
  readonly kind: string;
  readonly text: string;
}

export interface ReportFacts {
  readonly version: string;
  /** Distinguishes builds of the same version. */
  readonly build: string | undefined;
  /** `network` or `in-browser`. */
  readonly server: string;
  /** Whose money the open page is about: `live` or `practice`. */
  readonly account: string;
  readonly language: string;
  /** Epoch ms. */
  readonly at: number;
  /** Paths, newest first. */
  readonly pages: readonly string[];
  /** The failure that the report is about; undefined without one. */
  readonly about: FailureWords | undefined;
  readonly messages: readonly ReportedMessage[];
}

export type FailureWords = Pick<ReportedMessage, 'kind' | 'text'>;

/** A server's own words, and for everything else the facts that a developer needs. */
export function wordsOfFailure(failure: unknown): FailureWords {
  if (failure instanceof AppError) {
    const { kind, message, detail, status } = failure;
    const said = kind === 'server' ? message : (detail ?? message);
    // Not among the words: there it would be taken for an amount.
    return { kind: status === undefined ? kind : `${kind} ${status}`, text: said };
  }
  return { kind: 'mistake', text: failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure) };
}

const mostMessages = 20;

const moment = (at: number): string => new Date(at).toISOString();

/** The facts that support needs, in English and in a fixed order, for every language of the person. */
export function helpReport(facts: ReportFacts, withAmounts: boolean): string {
  const { about } = facts;
  const newest = facts.messages.toSorted((left, right) => right.at - left.at).slice(0, mostMessages);
  return [
    `time: ${moment(facts.at)}`,
    `version: ${facts.version}${facts.build === undefined ? '' : ` (${facts.build})`}`,
    `server: ${facts.server}`,
    `account: ${facts.account}`,
    `language: ${facts.language}`,
    `pages: ${facts.pages.join(' < ')}`,
    ...(about === undefined ? [] : [`about: ${about.kind}: ${redacted(about.text, withAmounts)}`]),
    'messages:',
    ...newest.map(
      ({ at, account, kind, text }) => `  ${moment(at)} ${account} ${kind}: ${redacted(text, withAmounts)}`,
    ),
  ].join('\n');
}
