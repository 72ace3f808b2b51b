import { describe, expect, test } from 'vitest';
import { readWireJson } from '../../src/adapters/wire/http/wire-json.ts';
import { recogniseDialect } from '../../src/core/domain/server/recognise-dialect.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import { eventReaders } from './recorded-events.ts';
import { RecordedHttp } from './recorded-http.ts';
import { liveMethods } from './recorded-methods.ts';
import { recordingsOfFamily, type Recording } from './recordings.ts';
import { usualArguments } from './usual-arguments.ts';

/*
 * The answers were written down from the facts about each family of servers, not from what the sandbox says, so that the
 * codecs stand against them.
 */
const families = ['a', 'b', 'c', 'd'] as const;
type Family = (typeof families)[number];

const onEvery = [
  'siteConfiguration instruments candles kline daymarket market_depth match_trade',
  'signIn currentUser identity savedAddresses bankCard wallets walletDetail accountTransfers bills',
  'deposits withdrawals withdrawalTerms conversionTerms spotOrders contractOrders contractAccount contractTerms',
  'optionPeriods optionOrders optionResult launches launch subscriptions miningProducts miningOrders',
  'artworks ownArtworks articles article faqPage leadTraders lever_trade closed_microorder',
].flatMap((line) => line.split(' '));
const dual = ['dualProducts', 'dualHoldings'];
const mail = ['messages', 'message', 'unreadCount'];
const besides: Readonly<Record<Family, readonly string[]>> = {
  a: ['internationalCard', 'depositChannels', ...dual],
  b: ['internationalCard', ...mail, ...dual],
  c: ['internationalCard', ...mail],
  d: [...mail, ...dual],
};

async function read({ call, ask, body }: Recording, family: Family): Promise<unknown> {
  const ofEvent = eventReaders[call];
  if (ofEvent !== undefined) return ofEvent(readWireJson(body) ?? body);
  const method = liveMethods(new RecordedHttp(body), family)[call];
  if (method === undefined) throw new Error(`no such method: ${call}`);
  return method((ask ?? usualArguments[call]) as never);
}

const failureOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    (value: unknown) => value,
    (error: unknown) => (error instanceof AppError ? { kind: error.kind, text: error.message } : error),
  );

/** The keys of the answer that tells of the site, and of the first pair in the list of quotations. */
function evidenceOf(recordings: readonly Recording[]) {
  const messagesOf = (call: string): readonly unknown[] =>
    recordings
      .filter((recording) => recording.call === call)
      .map(({ body }) => (JSON.parse(body) as { message: unknown }).message);
  const sites = messagesOf('siteConfiguration').filter((message) => !Array.isArray(message));
  const pairs = messagesOf('instruments').flatMap((message) =>
    (message as { quotation: object[] }[]).flatMap(({ quotation }) => quotation),
  );
  return sites.flatMap((site) =>
    pairs.map((pair) => ({ siteKeys: Object.keys(site as object), pairKeys: Object.keys(pair) })),
  );
}

describe.each(families)('dialect %s', (family) => {
  const recordings = recordingsOfFamily(family);

  test('what it answers is recorded', () => {
    const recorded = new Set(recordings.map(({ call }) => call));
    expect([...onEvery, ...besides[family]].filter((call) => !recorded.has(call))).toEqual([]);
  });

  test('its first answers tell which it is', () => {
    const evidence = evidenceOf(recordings);
    expect(evidence.length).toBeGreaterThan(0);
    expect(new Set(evidence.map(recogniseDialect))).toEqual(new Set([family]));
  });

  test.each(recordings.filter(({ fails }) => fails === undefined))('$call, $name: is understood', async (recording) => {
    expect((await read(recording, family)) ?? null).toEqual(recording.gives);
  });

  const refused = recordings.filter(({ fails }) => fails !== undefined);
  test.each(refused)('$call, $name: is a refusal', async (recording) => {
    expect(await failureOf(read(recording, family))).toEqual(recording.fails);
  });
});
