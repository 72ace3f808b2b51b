import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shownOf, standBefore, typedOf } from './form-steps.ts';
import { forms } from './forms.ts';
import type { LoadedForm } from './loaded-form.ts';
import { meetsIn } from './meets.ts';
import { retryAfterSeconds, type Failure } from './front.ts';
import { buttonNow, isUsable, patience, usable } from './hand.ts';
import { closeProgram, said, signInAgain, type Program } from './program.tsx';

vi.mock('../../src/features/shared/rich-text/parts/rich-text.tsx', () => ({ RichText: () => undefined }));
vi.mock('../../src/features/shared/pictures/data/prepare-picture.ts', async (original) => ({
  ...(await original<object>()),
  preparePicture: async (file: Blob) => file,
  cutPicture: async (file: Blob) => file,
}));
afterEach(closeProgram);

interface Sent extends Program {
  readonly form: LoadedForm;
  /** Where the form stands. */
  readonly there: string;
}

/** Taps the last button twice in one frame. */
async function sendTwice(form: LoadedForm, failure: Failure): Promise<Sent> {
  const program = await standBefore(form);
  const there = window.location.hash;
  const last = await usable(form.last);
  program.front.fail({ call: form.sends, failure });
  fireEvent.click(last);
  fireEvent.click(last);
  // A picture of the records before is waited for.
  for (let turn = 0; turn < 25 && program.front.count(form.sends) === 0; turn += 1) await program.pass(200);
  // The code that sends may be on its way.
  await waitFor(() => expect(program.front.count(form.sends)).toBeGreaterThan(0), patience);
  await program.pass(200);
  return { ...program, form, there };
}

/** Everything that was typed stands there, and the person can go on. */
async function expectToGoOn({ front, form }: Sent): Promise<void> {
  const looked = buttonNow(/^I have looked/);
  if (form.closes === true && looked !== undefined) fireEvent.click(looked);
  if (form.closes === true) await form.openAgain?.();
  expect(shownOf(form)).toEqual(typedOf(form));
  const goesOn = isUsable(buttonNow(form.again ?? form.last)) || isUsable(buttonNow(/^I have looked/));
  expect(goesOn).toBe(true);
  expect(front.count(form.sends)).toBe(1);
}

const unclear =
  /No answer (?:came|yet|has come)|Checking…|Something went wrong on our side|Outcome unknown|It did not happen|Not placed|Unknown –/;
const meets = meetsIn(forms, 5, 4);

describe.each(forms)('18B $name', (form) => {
  test.runIf(meets(form, 0))('an answer after 30 s: sent once, and told when it comes', async () => {
    const { front, pass } = await sendTwice(form, 'slow');
    await pass(25_000);
    const last = buttonNow(form.last) ?? buttonNow(form.again ?? form.last);
    if (last !== undefined) fireEvent.click(last);
    await pass(15_000);
    expect(front.count(form.sends)).toBe(1);
    expect(said()).not.toMatch(unclear);
  });

  test.runIf(meets(form, 1))('429 with Retry-After: nothing is lost, and the wait is told', async () => {
    const sent = await sendTwice(form, 'too-often');
    await waitFor(() => expect(said()).toContain(`Please try again in ${retryAfterSeconds} sec`), patience);
    sent.front.heal();
    await sent.pass(retryAfterSeconds * 1000);
    await expectToGoOn(sent);
  });

  test.runIf(meets(form, 2))('503 with a page: nothing is lost, nothing is repeated, and it is told', async () => {
    const sent = await sendTwice(form, 'down');
    await waitFor(() => expect(said()).toMatch(unclear), patience);
    sent.front.heal();
    await sent.pass(40_000);
    expect(said()).toMatch(unclear);
    await expectToGoOn(sent);
  });

  test.runIf(form.isVisitor !== true && meets(form, 3))(
    'a session that ends: after the login it stands there as typed',
    async () => {
      const { front, pass, quiet, there } = await sendTwice(form, 'expired');
      await waitFor(() => expect(said()).toContain('Session ended.'), patience);
      front.heal();
      await pass(1500);
      await signInAgain(form.person);
      await pass(1000);
      await quiet();
      expect(window.location.hash).toBe(there);
      await form.openAgain?.();
      expect(shownOf(form)).toEqual(typedOf(form));
      expect(front.count(form.sends)).toBe(1);
      const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
      for (const [, secret] of form.secrets ?? []) expect(kept).not.toContain(secret);
    },
  );
});

const statuses = ['expired-401', 'expired-403'] as const;
const byStatus = forms.filter(({ name }) => ['transfer', 'withdrawal', 'saved address'].includes(name));
const meetsStatus = meetsIn(byStatus, 2, 2);

describe.each(
  byStatus.flatMap((form) => statuses.map((failure, index) => ({ form, failure, name: form.name, index }))),
)('18B $name', ({ form, failure, index }) => {
  test.runIf(meetsStatus(form, index))(
    `a session that ends with an HTTP status besides its type, ${failure}: the same`,
    async () => {
      const { front, pass, quiet, there } = await sendTwice(form, failure);
      await waitFor(() => expect(said()).toContain('Session ended.'), patience);
      front.heal();
      await pass(1500);
      await signInAgain(form.person);
      await pass(1000);
      await quiet();
      expect(window.location.hash).toBe(there);
      expect(shownOf(form)).toEqual(typedOf(form));
      expect(front.count(form.sends)).toBe(1);
    },
  );
});
