import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tellReach } from '../../src/core/query/reach.ts';
import { standBefore } from './form-steps.ts';
import { forms } from './forms.ts';
import { buttonNow, isUsable, patience, tap, usable } from './hand.ts';
import { meetsIn } from './meets.ts';
import { personForms } from './person-forms.ts';
import { closeProgram } from './program.tsx';

vi.mock('../../src/features/shared/rich-text/parts/rich-text.tsx', () => ({ RichText: () => undefined }));
vi.mock('../../src/features/shared/pictures/data/prepare-picture.ts', async (original) => ({
  ...(await original<object>()),
  preparePicture: async (file: Blob) => file,
  cutPicture: async (file: Blob) => file,
}));
afterEach(async () => {
  tellReach({ isSilent: false, oldestAt: undefined });
  await closeProgram();
});

/** Moves no money, and is no request that is sent once. */
const answersOnly = ['POST /postquestionnaire'];
/** The review of a ticket does not open here: its price is old. Its own tests hold it against old figures. */
const ofMoney = forms.filter(
  (form) => !personForms.includes(form) && !answersOnly.includes(form.sends) && form.needsFreshPrice !== true,
);
const meets = meetsIn(ofMoney, 4, 1);
const describedBy = (button: Element | undefined): string =>
  document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('E20 on figures of an earlier visit', () => {
  test.each(ofMoney.filter((form) => meets(form, 0)))(
    'E20 $name: the last button rests and says why, and sends once the figures are fresh',
    async (form) => {
      const { front } = await standBefore(form);
      tellReach({ isSilent: true, oldestAt: 1 });
      await waitFor(() => {
        expect(isUsable(buttonNow(form.last))).toBe(false);
        expect(describedBy(buttonNow(form.last))).toMatch(
          /The platform is not answering\. Nothing is sent on old figures\./,
        );
      }, patience);
      buttonNow(form.last)?.click();
      expect(front.times(form.sends)).toEqual([]);
      tellReach({ isSilent: false, oldestAt: undefined });
      await usable(form.last);
      await tap(form.last);
      await waitFor(() => expect(front.times(form.sends)).toHaveLength(1), patience);
    },
  );
});
