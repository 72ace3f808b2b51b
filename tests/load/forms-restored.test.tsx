import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { canSend, fieldsOf, fillIn } from './form-steps.ts';
import { forms } from './forms.ts';
import { slowMs } from './front.ts';
import { patience } from './hand.ts';
import type { LoadedForm } from './loaded-form.ts';
import { meetsIn } from './meets.ts';
import { closeProgram, openProgram, said, type Program } from './program.tsx';

vi.mock('../../src/features/shared/rich-text/parts/rich-text.tsx', () => ({ RichText: () => undefined }));
vi.mock('../../src/features/shared/pictures/data/prepare-picture.ts', async (original) => ({
  ...(await original<object>()),
  preparePicture: async (file: Blob) => file,
  cutPicture: async (file: Blob) => file,
}));
afterEach(closeProgram);

const ofPeople = forms.filter(({ isVisitor }) => isVisitor !== true);
const stored = ofPeople.filter(({ isNotStored }) => isNotStored !== true);
const notStored = ofPeople.filter(({ isNotStored }) => isNotStored === true);

/** Loads the page anew; who the person is comes after everything else. */
async function loadAnew({ front, reload, pass, quiet }: Program, form: LoadedForm): Promise<void> {
  front.fail({ call: 'GET /user/info', failure: 'slow' });
  await reload();
  await pass(2000);
  front.heal();
  await pass(slowMs);
  await quiet();
  await form.openAgain?.();
  await quiet();
}

const meets = meetsIn(stored, 8, 1);

describe('18B a page that is loaded anew in the middle of a form', () => {
  test.each(stored.filter((form) => meets(form, 0)))(
    '$name: every field stands there as it was, and it can be sent',
    async (form) => {
      const program = await openProgram(form.path, form);
      await fillIn(program, form, false);
      const before = fieldsOf(form);
      await loadAnew(program, form);
      await waitFor(() => expect(fieldsOf(form)).toEqual(before), patience);
      if (form.needsPictures !== true && form.secrets === undefined && form.typed.length > 0) await canSend(form);
    },
  );

  const meetsOfOthers = meetsIn(notStored, 4, 1);
  test.each(notStored.filter((form) => meetsOfOthers(form, 0)))(
    '$name: what identifies a person is on no storage of the device',
    async (form) => {
      const program = await openProgram(form.path, form);
      await fillIn(program, form);
      const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
      for (const [, value] of [...form.typed, ...(form.secrets ?? [])])
        if (value.length > 3) expect(kept).not.toContain(value);
      await loadAnew(program, form);
      expect(said()).not.toContain('Try again');
    },
  );
});
