import { describe, expect, test } from 'vitest';
import { readWireJson } from '../../src/adapters/wire/http/wire-json.ts';
import type { Lacking } from '../../src/core/domain/page.ts';
import { AppError } from '../../src/core/errors/app-error.ts';
import { eventReaders } from './recorded-events.ts';
import { RecordedHttp } from './recorded-http.ts';
import { worlds } from './recorded-methods.ts';
import { usualArguments } from './usual-arguments.ts';
import { recordedCalls, recordingsOf, type Recording } from './recordings.ts';
import { answerProblems, operationIdOf, requestProblems } from './specification.ts';

type World = keyof typeof worlds;

/** Asks the recorded method in one world; the transport tells what was sent. */
function ask(recording: Recording, world: World): { http: RecordedHttp; answer: Promise<unknown> } {
  const http = new RecordedHttp(recording.body);
  const method = worlds[world](http)[recording.call];
  if (method === undefined) throw new Error(`no such method: ${recording.call}`);
  const argument = recording.ask ?? usualArguments[recording.call];
  return { http, answer: method(argument as never) };
}

const worldsOf = (call: string): readonly World[] =>
  (['live', 'moni'] as const).filter((world) => call in worlds[world](new RecordedHttp('')));

const sentBy = (http: RecordedHttp): { operation: string; fields: Record<string, string> } => {
  const [call] = http.sent;
  if (call === undefined || http.sent.length !== 1) throw new Error(`sent ${http.sent.length} calls, not one`);
  const fields = Object.entries(call.fields).filter((field): field is [string, string] => typeof field[1] === 'string');
  return { operation: call.operation, fields: Object.fromEntries(fields) };
};

/** The text of an answer as any JSON parser reads it; undefined when it is not JSON. */
function asPlainJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const failureOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    (value: unknown) => value,
    (error: unknown) => error,
  );

const expectUnexpectedShape = (failure: unknown, at: string): void => {
  expect(failure).toBeInstanceOf(AppError);
  if (!(failure instanceof AppError)) return;
  expect(failure.kind).toBe('unexpected-shape');
  // Calls that both accounts have differ in the first segment of the path.
  expect(at.startsWith('/') ? failure.detail?.endsWith(at) : failure.detail).toBe(at.startsWith('/') ? true : at);
};

/** The places of rows that could not be read, anywhere in an answer. */
const unreadPlaces = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { unreadable } = value as Lacking;
  return [...(unreadable ?? []).map(({ path }) => path), ...Object.values(value).flatMap(unreadPlaces)];
};

const methodNames = Object.keys(worlds.live(new RecordedHttp('')));
const isEvent = (call: string): boolean => call in eventReaders;

test('recordings: every port method and every market event has good and bad ones', () => {
  expect(recordedCalls).toEqual([...methodNames, ...Object.keys(eventReaders)].toSorted());
  const poor = recordedCalls.filter(
    (call) => recordingsOf(call, 'ok').length === 0 || recordingsOf(call, 'not-ok').length === 0,
  );
  expect(poor).toEqual([]);
});

describe.each(methodNames)('%s', (call) => {
  describe.each(worldsOf(call))('in %s', (world) => {
    test.each(recordingsOf(call, 'ok'))('$name: is understood', async (recording) => {
      const { http, answer } = ask(recording, world);
      expect((await answer) ?? null).toEqual(recording.gives);
      const { operation, fields } = sentBy(http);
      expect(requestProblems(operation, fields)).toEqual([]);
      if (!recording.outsideSpec) expect(answerProblems(operation, asPlainJson(recording.body))).toEqual([]);
    });

    test.each(recordingsOf(call, 'not-ok'))('$name: is refused with the place', async (recording) => {
      const { http, answer } = ask(recording, world);
      const failure = await failureOf(answer);
      // R8: what is wrong in one row of a list costs that row.
      if (failure instanceof AppError) expectUnexpectedShape(failure, recording.failsAt);
      else expect(unreadPlaces(failure)).toEqual([recording.failsAt]);
      const plain = asPlainJson(recording.body);
      const problems = plain === undefined ? ['not JSON'] : answerProblems(sentBy(http).operation, plain);
      expect(problems.length > 0).toBe(!recording.insideSpec);
    });

    test('its operation id in the specification is its name', async () => {
      const [recording] = recordingsOf(call, 'ok');
      if (recording === undefined) throw new Error('nothing recorded');
      const { http, answer } = ask(recording, world);
      await answer;
      expect(operationIdOf(sentBy(http).operation)).toBe(call);
    });
  });
});

describe.each(recordedCalls.filter(isEvent))('%s event', (event) => {
  const read = (recording: Recording): unknown => {
    const payload = readWireJson(recording.body) ?? recording.body;
    return eventReaders[event]?.(payload);
  };

  test.each(recordingsOf(event, 'ok'))('$name: is understood', (recording) => {
    expect(read(recording)).toEqual(recording.gives);
  });

  test.each(recordingsOf(event, 'not-ok'))('$name: is refused with the place', async (recording) => {
    const failure = await failureOf(Promise.resolve().then(() => read(recording)));
    expectUnexpectedShape(failure, recording.failsAt);
  });
});
