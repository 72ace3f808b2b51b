import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { canSend, fieldsOf, fillIn, shownOf, typedOf } from './form-steps.ts';
import { forms } from './forms.ts';
import { retryAfterSeconds, slowMs, type Failure } from './front.ts';
import { patience, shown, tap } from './hand.ts';
import type { LoadedForm } from './loaded-form.ts';
import { meetsIn } from './meets.ts';
import { closeProgram, openProgram, said, signInAgain, type Program } from './program.tsx';

vi.mock('../../src/features/shared/rich-text/parts/rich-text.tsx', () => ({ RichText: () => undefined }));
vi.mock('../../src/features/shared/pictures/data/prepare-picture.ts', async (original) => ({
  ...(await original<object>()),
  preparePicture: async (file: Blob) => file,
  cutPicture: async (file: Blob) => file,
}));
afterEach(closeProgram);

const failures = ['slow', 'too-often', 'down', 'expired'] as const satisfies readonly Failure[];
type Met = readonly [LoadedForm, Failure];

const metBy = (all: readonly LoadedForm[], every: number): readonly Met[] => {
  const meets = meetsIn(all, every, failures.length);
  return all.flatMap((form) =>
    failures
      .filter((failure, index) => meets(form, index) && !(failure === 'expired' && form.isVisitor === true))
      .map((failure): Met => [form, failure]),
  );
};

/** To the login, in again, and back. */
async function comeBack({ front, pass, quiet }: Program, form: LoadedForm): Promise<void> {
  front.heal();
  await pass(1500);
  await signInAgain(form.person);
  await pass(1000);
  await quiet();
}

const reading = forms.filter(({ reads }) => reads !== undefined);

describe('18B what a form reads before it can be used', () => {
  test.each(metBy(reading, 10).map(([form, failure]) => ({ form, name: form.name, failure })))(
    '$name, $failure: told, read again when the person wants it, and usable',
    async ({ form, failure }) => {
      const program = await openProgram(form.path, form, { call: form.reads ?? '', failure });
      const { front, pass } = program;
      if (failure === 'expired') {
        await waitFor(() => expect(said()).toContain('Session ended.'), patience);
        await comeBack(program, form);
      }
      if (failure === 'slow') await pass(slowMs + 1000);
      if (failure === 'too-often' || failure === 'down') {
        await shown(/^Try again$/);
        if (failure === 'too-often') expect(said()).toContain(`Please try again in ${retryAfterSeconds} sec`);
        const refusedAt = front.times(form.reads ?? '').at(-1) ?? 0;
        // What the server offers is looked for once, after the screen is drawn, by some of the same calls.
        await pass(5000);
        const asked = front.times(form.reads ?? '').length;
        await pass((retryAfterSeconds - 6) * 1000);
        // On a busy machine more time has passed, and a read that repeats may be due.
        const [next = Infinity] = front.times(form.reads ?? '').slice(asked);
        if (failure === 'too-often') expect(next - refusedAt).toBeGreaterThanOrEqual(retryAfterSeconds * 1000);
        front.heal();
        await tap(/^Try again$/);
        await pass(500);
      }
      front.heal();
      await fillIn(program, form);
      await canSend(form);
    },
  );
});

describe('18B what a filled form reads again', () => {
  test.each(metBy(forms, 17).map(([form, failure]) => ({ form, name: form.name, failure })))(
    '$name, every call $failure: what was typed stays, and can be sent',
    async ({ form, failure }) => {
      const program = await openProgram(form.path, form);
      const { front, pass, quiet } = program;
      await fillIn(program, form);
      const before = fieldsOf(form);
      front.fail({ call: '', failure });
      await pass(61_000);
      window.dispatchEvent(new Event('visibilitychange'));
      await pass(1000);
      if (failure === 'expired') {
        await comeBack(program, form);
        await form.openAgain?.();
        await waitFor(() => expect(fieldsOf(form)).toEqual(before), patience);
        return;
      }
      expect(shownOf(form)).toEqual(typedOf(form));
      front.heal();
      await pass(slowMs);
      await quiet();
      expect(shownOf(form)).toEqual(typedOf(form));
      await canSend(form);
    },
  );
});
