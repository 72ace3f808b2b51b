import { isOpenToVisitors } from '../wire/specification.ts';
import type { Exchange } from './exchange-log.ts';
import type { Finding } from './report.ts';
import { inWords, strictDifferences } from './strict-answers.ts';

type Found = Omit<Finding, 'times'>;

const noSuchCall: ReadonlySet<number> = new Set([404, 405, 501]);

/** Any JSON value; undefined for a text that is none. */
export function jsonOf(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body.charCodeAt(0) === 0xfeff ? body.slice(1) : body);
    return value;
  } catch {
    return undefined;
  }
}

function bodyInWords(body: string): string {
  const text = body.trim();
  if (text === '') return 'an empty answer';
  const [, title = ''] = /<title>([^<]*)/i.exec(text) ?? [];
  if (/^<(!doctype|html|head|body|div|p|h\d)/i.test(text))
    return `HTML${title === '' ? '' : ` titled "${title.trim()}"`}`;
  return inWords(text);
}

const han = /\p{Script=Han}/u;
/** What is Chinese by contract, or in whatever languages the server has. */
const ofAnyLanguage: ReadonlySet<string> = new Set(['transaction_info', 'names', 'lang', 'source']);

/** Texts in Chinese, by path, rows of a list taken together. */
function chineseTexts(value: unknown, path: string): readonly { at: string; text: string }[] {
  if (typeof value === 'string') return han.test(value) ? [{ at: path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => chineseTexts(item, `${path}[*]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ofAnyLanguage.has(key) ? [] : chineseTexts(inner, path === '' ? key : `${path}.${key}`),
  );
}

const languageFindings = (answer: unknown): readonly Found[] => {
  const byPlace = new Map(chineseTexts(answer, '').map(({ at, text }) => [at, text]));
  return [...byPlace].map(([at, text]) => ({
    kind: 'language',
    at,
    expected: 'English, as asked',
    got: inWords(text),
    stopsApp: false,
  }));
};

function visitorFindings({ operation, isOfVisitor }: Exchange, answer: unknown): readonly Found[] {
  if (!isOfVisitor || isOpenToVisitors(operation)) return [];
  const type: unknown = typeof answer === 'object' && answer !== null && 'type' in answer ? answer.type : undefined;
  if (type === '999') return [];
  return [{ kind: 'code', at: 'type', expected: 'text "999" without a token', got: inWords(type), stopsApp: true }];
}

const isCode = (at: string): boolean => at === 'type' || at === 'code';

/** What is wrong with one answer, for every reader. */
export function answerFindings(exchange: Exchange): readonly Found[] {
  const { operation, status, body, failure } = exchange;
  if (failure !== '') return [{ kind: 'no-answer', at: 'the answer', expected: 'one', got: failure, stopsApp: true }];
  if (status !== 200) {
    const kind = noSuchCall.has(status) ? 'missing' : 'status';
    return [{ kind, at: 'HTTP status', expected: '200', got: String(status), stopsApp: true }];
  }
  const answer = jsonOf(body);
  if (answer === undefined)
    return [{ kind: 'not-json', at: 'the answer', expected: 'JSON', got: bodyInWords(body), stopsApp: true }];
  const differences = strictDifferences(operation, answer).map((difference): Found => ({
    kind: isCode(difference.at) ? 'code' : 'field',
    ...difference,
    stopsApp: false,
  }));
  const ofVisitor = visitorFindings(exchange, answer);
  return [...(ofVisitor.length > 0 ? [] : differences), ...ofVisitor, ...languageFindings(answer)];
}
