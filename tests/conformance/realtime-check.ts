import type { RealtimeProtocol } from '../../src/core/config/runtime-config.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';
import type { Client } from '../contract/client.ts';
import { methodOf } from '../contract/promises/port-promise.ts';
import { streamPromises } from '../contract/promises/market-promises.ts';
import { eventReaders } from '../wire/recorded-events.ts';
import type { Examination } from './examination.ts';
import { stationOf, type RowBook } from './row-book.ts';

/** What a server of the realtime connection answers to a first polling request of one generation. */
const greetings = [
  { generation: 'socket.io 3 and 4', version: '4', looksRight: /^0\{"sid"/ },
  // Older servers frame a poll in digits and a colon, or in bytes: kind, digits of the length, 255.
  { generation: 'socket.io 1 and 2', version: '3', looksRight: /^(?:\d+:|[^0-9]+)0\{"sid"/ },
] as const;

export interface Spoken {
  /** For the report; empty without an answer. */
  readonly words: string;
  /** What the app is to be configured with. */
  readonly protocol: RealtimeProtocol;
}

async function greet(url: string, version: string, timeoutMs: number): Promise<string> {
  try {
    const address = `${url}/socket.io/?EIO=${version}&transport=polling`;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return response.status === 200 ? await response.text() : '';
  } catch {
    return '';
  }
}

/** Where nothing was spoken the app goes on looking. */
function protocolOf(versions: readonly string[]): RealtimeProtocol {
  if (versions.length === 0) return 'auto';
  return versions.includes('4') ? 'v4' : 'v2';
}

/** Which generations of the protocol a server speaks. */
export async function spokenProtocol(url: string, timeoutMs: number): Promise<Spoken> {
  const answers = await Promise.all(
    greetings.map(async (greeting) => ({ ...greeting, answer: await greet(url, greeting.version, timeoutMs) })),
  );
  const spoken = answers.filter(({ looksRight, answer }) => looksRight.test(answer));
  return {
    words: spoken.map(({ generation }) => generation).join('; '),
    protocol: protocolOf(spoken.map(({ version }) => version)),
  };
}

/** Reads every event that comes with the app's own codecs, also those that no promise waits for. */
function readAll(client: Client, book: RowBook): () => void {
  const realtime = client.container.get<RealtimeTransport>(RealtimeTransport);
  const stops = Object.entries(eventReaders).map(([event, read]) =>
    realtime.watch(event, (payload) => {
      try {
        read(payload);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const at = (error.detail ?? event).replace(/\[\d+\]/g, '[*]');
        const expected = error.message.replace(/^expected /, '');
        book.of(`event ${event}`).find({ kind: 'field', at, expected, got: 'something else', stopsApp: true });
      }
    }),
  );
  return () => stops.forEach((stop) => stop());
}

/** Waits for each kind of event; all at the same time. */
export async function examineStreams(
  examination: Examination,
  { client, book, isSpoken }: { client: Client; book: RowBook; isSpoken: boolean },
): Promise<void> {
  if (!isSpoken) {
    for (const one of streamPromises) {
      const record = book.of(stationOf(methodOf(one), 'live'));
      const connection = { kind: 'missing', at: '/socket.io', expected: 'a connection', got: 'none', stopsApp: true };
      if (!record.hasFound('missing')) record.find({ ...connection, kind: 'missing' });
    }
    return;
  }
  const stop = readAll(client, book);
  await Promise.all(streamPromises.map((one) => examination.try(one, 'live')));
  stop();
}
