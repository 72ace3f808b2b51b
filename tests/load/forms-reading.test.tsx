import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillIn, shownOf, typedOf } from './form-steps.ts';
import { forms } from './forms.ts';
import { retryAfterSeconds, slowMs, type Failure } from './front.ts';
import { buttonNow, isUsable, patience, shown, tap, usable } from './hand.ts';
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

async function canSend(form: LoadedForm): Promise<void> {
  if (form.needsFreshPrice === true) {
    await usable(form.again ?? form.last);
    return;
  }
  await form.review?.();
  await usable(form.last);
}

const reading = forms.filter(({ reads }) => reads !== undefined);

describe('18B what a form reads before it can be used', () => {
  test.each(metBy(reading, 9).map(([form, failure]) => ({ form, name: form.name, failure })))(
    '$name, $failure: told, read again when the person wants it, and usable',
    async ({ form, failure }) => {
      const program = await openProgram(form.path, form, { call: form.reads ?? '', failure });
      const { front, pass } = program;
      if (failure === 'expired') {
        await waitFor(() => expect(said()).toContain('Please log in again.'), patience);
        await comeBack(program, form);
      }
      if (failure === 'slow') await pass(slowMs + 1000);
      if (failure === 'too-often' || failure === 'down') {
        await shown(/^Try again$/);
        if (failure === 'too-often') expect(said()).toContain(`Please try again in ${retryAfterSeconds} sec`);
        // What the server offers is looked for once, after the screen is drawn, by some of the same calls.
        await pass(5000);
        const asked = front.count(form.reads ?? '');
        await pass((retryAfterSeconds - 6) * 1000);
        if (failure === 'too-often') expect(front.count(form.reads ?? '')).toBe(asked);
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
  test.each(metBy(forms, 12).map(([form, failure]) => ({ form, name: form.name, failure })))(
    '$name, every call $failure: what was typed stays, and can be sent',
    async ({ form, failure }) => {
      const program = await openProgram(form.path, form);
      const { front, pass, quiet } = program;
      await fillIn(program, form);
      front.fail({ call: '', failure });
      await pass(61_000);
      window.dispatchEvent(new Event('visibilitychange'));
      await pass(1000);
      if (failure === 'expired') {
        await comeBack(program, form);
        await form.openAgain?.();
        expect(shownOf(form)).toEqual(typedOf(form));
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

const withPictures = forms.filter(({ needsPictures }) => needsPictures === true);
const meetsPicture = meetsIn(withPictures, 3, 1);

describe('18B a picture that is still on its way', () => {
  test.each(withPictures.filter((form) => meetsPicture(form, 0)))(
    '$name: the button says so and takes no tap until it has arrived',
    async (form) => {
      const program = await openProgram(form.path, form);
      const { front, pass, quiet } = program;
      await fillIn(program, form);
      front.fail({ call: 'POST /upload', failure: 'slow' });
      const [place] = document.querySelectorAll<HTMLInputElement>('main input[type=file]');
      if (place === undefined) throw new Error('no place for a picture');
      fireEvent.change(place, { target: { files: [new File(['other'], 'other.png', { type: 'image/png' })] } });
      await shown(/^Sending the picture…$/);
      const button = buttonNow(/^Sending the picture…$/);
      if (button !== undefined) fireEvent.click(button);
      expect([isUsable(button), front.count(form.sends)]).toEqual([false, 0]);
      await pass(slowMs + 1000);
      await quiet();
      await canSend(form);
    },
  );
});
