import { askedKey } from '../../../core/config/found-facts.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { Clock } from '../../../core/time/clock.ts';
import type { DialectSource } from '../../../core/platform/dialect-source.ts';
import type { HttpTransport, Operation } from '../../../core/platform/http-transport.ts';
import type { KnownCalls } from '../../../core/platform/known-calls.ts';
import type { ServerOffer } from '../../../core/platform/server-offer.ts';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';
import { callByWays, isRefusal } from '../calls/call.ts';
import { waysOf } from '../calls/calls.gen.ts';

interface Parts {
  /** Address of the API: each server has its own answers. */
  readonly apiBase: string;
  readonly http: HttpTransport;
  readonly known: KnownCalls;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly dialect: Pick<DialectSource, 'name'>;
}

const dayMs = 86_400_000;
/** Every server has this call. If it fails, there is no server, and a proxy answers instead. */
const [ofEverybody] = waysOf.siteConfiguration;

/** Side by side they would take from a page what it needs itself; some servers count them, too. */
async function askAll(over: Pick<Parts, 'http' | 'known'>, [list, ...others]: readonly Operation[]): Promise<void> {
  if (list === undefined) return;
  try {
    await callByWays(over, [list]);
  } catch (error) {
    const isOver =
      error instanceof AppError && ['offline', 'not-loaded', 'no-answer', 'too-often'].includes(error.kind);
    if (isOver) throw error;
  }
  await askAll(over, others);
}

/** GET alone: a write is no question. */
export function askedServerOffer(parts: Parts): ServerOffer {
  const { apiBase, http, storage, clock, dialect } = parts;
  const key = askedKey(apiBase);
  const asked = (lists: readonly Operation[]): string => [dialect.name(), ...new Set(lists)].join();
  // It is asked again if it turns out to be of another family, and by a version of this program with other lists.
  const wasToday = (lists: readonly Operation[]): boolean => {
    const [at = '', before] = (storage.read(key) ?? '').split('\n');
    return before === asked(lists) && clock.now() - Number(at) < dayMs;
  };
  const ask = async (lists: readonly Operation[]): Promise<boolean> => {
    try {
      await http.call(ofEverybody).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
      await askAll(parts, [...new Set(lists)]);
      storage.write(key, `${clock.now()}\n${asked(lists)}`);
      return true;
    } catch {
      // The next visit asks again.
      return false;
    }
  };
  // The family often becomes known while the lists are read: that is no reason to read them twice.
  let latest: Promise<boolean> = Promise.resolve(false);
  return {
    findOut: (lists, isWanted = false) => {
      latest = latest.then(() => lists.length > 0 && (isWanted || !wasToday(lists)) && ask(lists));
      return latest;
    },
  };
}
