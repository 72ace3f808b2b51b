import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type TestAnswer, type TestWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { tries } from '../support/breadth.ts';
import { keepPicture } from '../support/sample-pictures.ts';
import { accessFields, accountFields } from '../support/typed-account-fields.ts';
import { uploadedPicture, type Typed } from '../support/typed-field.ts';
import { moneyFields } from '../support/typed-money-fields.ts';
import { payeeFields } from '../support/typed-payee-fields.ts';
import { socialFields } from '../support/typed-social-fields.ts';

// Every field that a person types into, with the rule that its form has: what the form takes the backend takes, what the
// form refuses the backend refuses as well.

const missing = 'A field is missing or wrong.';
const all: readonly Typed[] = [...accessFields, ...accountFields, ...payeeFields, ...moneyFields, ...socialFields];

let world: TestWorld;
const tokens = new Map<string, string>();
const prepared = new Set<Typed>();

/** The list has four hundred and some; every control character in the middle of a word makes it more than five hundred. */
const controls = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, at) => 127 + at)];
const hostile: readonly string[] = [...naughtyStrings, ...controls.map((at) => `Ann${String.fromCharCode(at)}Lee`)];

/** Undoes what a right value has done, so that the next one is judged by itself. */
const cleanWorld = async (): Promise<void> => {
  await world.engine.control.reset({ seed: 1 });
  await keepPicture(world, uploadedPicture);
  tokens.clear();
  prepared.clear();
};
async function tokenOf(login: string | undefined): Promise<string | undefined> {
  if (login === undefined) return undefined;
  const token = tokens.get(login) ?? (await world.signIn(login));
  tokens.set(login, token);
  return token;
}

beforeAll(async () => {
  world = await startWorld({ opensWalletSignIn: true });
});

async function ask(field: Typed, typed: string): Promise<TestAnswer> {
  const { operation, fields, as, before } = field;
  const token = await tokenOf(as);
  if (before !== undefined && !prepared.has(field)) await before(world, token ?? '');
  prepared.add(field);
  // No caller is stopped for asking often, and no code for having been asked for just now.
  world.clock.pass(5_000);
  return world.call(operation, fields(typed, world), token);
}

const isRefused = ({ says }: Typed, { type, message }: TestAnswer): boolean =>
  type !== 'ok' && [missing, ...says].some((start) => String(message).startsWith(start));

describe.each(all)('$name', (field) => {
  beforeAll(cleanWorld);

  test.each(field.bad)('%j is refused in the form and by the backend', async (typed) => {
    expect(field.rule(typed)).toBeDefined();
    const answer = await ask(field, typed);
    expect(isRefused(field, answer) ? 'refused' : JSON.stringify(answer)).toBe('refused');
  });

  test.each(field.good)('%j is taken by the form and by the backend', async (typed) => {
    await cleanWorld();
    expect(field.rule(typed)).toBeUndefined();
    const answer = await ask(field, typed);
    expect(isRefused(field, answer) ? JSON.stringify(answer) : 'taken').toBe('taken');
  });
});

/** Before anything is judged, servers of this protocol take tags and blanks at the ends out of nearly every field. */
const asServed = (typed: string): string => typed.replaceAll(/<[^>]*>/g, '').trim();
/** A world in which something was taken may refuse for that reason: then it is asked again in a clean one. */
async function askCleanly(field: Typed, typed: string, isClean: boolean): Promise<TestAnswer> {
  const answer = await ask(field, typed);
  if (isClean || answer.type === 'ok' || isRefused(field, answer)) return answer;
  await cleanWorld();
  return ask(field, typed);
}

/** Whether form and backend judge a text in two ways; a secret is only never to be found by chance. */
function isJudgedTwice(field: Typed, typed: string, answer: TestAnswer): boolean {
  if (field.isSecret === true) return answer.type === 'ok';
  const isTaken = field.rule(typed) === undefined;
  const served = field.isKeptAsTyped === true ? typed : asServed(typed);
  const isTakenAsServed = field.rule(served) === undefined;
  const isChanged = isTaken && served.trim() !== typed.trim();
  return isChanged || isTakenAsServed === isRefused(field, answer) || (isTaken && isRefused(field, answer));
}

/** Every third one, for each field others. */
const step = tries(1, 3);
const hostileTo = (field: Typed): readonly string[] =>
  hostile.filter((_typed, at) => at % step === all.indexOf(field) % step);

async function disagreements(field: Typed): Promise<readonly string[]> {
  const disagreed: string[] = [];
  let isClean = true;
  await cleanWorld();
  for (const typed of hostileTo(field)) {
    const answer = await askCleanly(field, typed, isClean);
    isClean &&= answer.type !== 'ok';
    if (isJudgedTwice(field, typed, answer)) disagreed.push(`${JSON.stringify(typed)}: ${String(answer.message)}`);
  }
  return disagreed;
}

test('there are more than five hundred naughty strings', () => expect(hostile.length).toBeGreaterThan(500));

test.each(all)(
  'naughty strings in the field $name: the form decides without breaking, as the backend does',
  async (field) => expect(await disagreements(field)).toEqual([]),
  60_000,
);
