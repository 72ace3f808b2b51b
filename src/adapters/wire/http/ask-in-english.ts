import { englishKey, englishLine } from '../../../core/config/english-answers.ts';
import type { LanguageCode } from '../../../core/i18n/languages.ts';
import type { Clock } from '../../../core/time/clock.ts';
import type { Operation } from '../../../core/platform/http-transport.ts';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';
import type { RawAnswer } from './envelope.ts';

/** A read that failed on the server. */
export interface Fault {
  readonly operation: Operation;
  readonly language: LanguageCode;
  /** Repeats the read in another language. */
  readonly ask: (language: LanguageCode) => Promise<RawAnswer>;
}

interface Parts {
  readonly apiBase: string;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
}

const writesByGet: ReadonlySet<Operation> = new Set(['GET /coin/canceltrade', 'GET /user/logout']);
/** Their labels exist in a few languages only. */
const readsByPost: ReadonlySet<Operation> = new Set(['POST /user/cash_info', 'POST /user/cash_info_international']);

const isRead = (operation: Operation): boolean =>
  readsByPost.has(operation) || (operation.startsWith('GET ') && !writesByGet.has(operation));

/** Reads that fail in English too: the language is not the cause. */
const faulty = new WeakMap<KeyValueStorage, Set<Operation>>();

/**
 * Some servers fail when a language has no entry. The read is retried once in English; a success is remembered for this
 * call and language. Undefined when that does not help, and for writes: they may have taken effect.
 */
export async function askInEnglish({ apiBase, storage, clock }: Parts, fault: Fault): Promise<RawAnswer | undefined> {
  const { operation, language, ask } = fault;
  const known = faulty.get(storage) ?? new Set();
  if (!isRead(operation) || known.has(operation)) return undefined;
  const answer = await ask('en').catch(() => undefined);
  if (answer?.status === 200) {
    const key = englishKey(apiBase);
    storage.write(key, `${storage.read(key) ?? ''}${englishLine(operation, language)}${clock.now()}\n`);
    return answer;
  }
  if (answer !== undefined) faulty.set(storage, known.add(operation));
  return undefined;
}
