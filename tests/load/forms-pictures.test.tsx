import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { canSend, fillIn, shownOf, typedOf } from './form-steps.ts';
import { forms } from './forms.ts';
import { slowMs } from './front.ts';
import { buttonNow, isUsable, picturePlaces, shown } from './hand.ts';
import type { LoadedForm } from './loaded-form.ts';
import { meetsIn } from './meets.ts';
import { closeProgram, openProgram, said } from './program.tsx';

vi.mock('../../src/features/shared/rich-text/parts/rich-text.tsx', () => ({ RichText: () => undefined }));
vi.mock('../../src/features/shared/pictures/data/prepare-picture.ts', async (original) => ({
  ...(await original<object>()),
  preparePicture: async (file: Blob) => file,
}));
afterEach(closeProgram);

const upload = 'POST /upload';
const withPictures = forms.filter(({ needsPictures }) => needsPictures === true);
const meets = meetsIn(withPictures, 3, 2);

/** Another picture for the first place. */
async function giveAnother(): Promise<void> {
  const [place] = await picturePlaces();
  if (place === undefined) throw new Error('no place for a picture');
  fireEvent.change(place, { target: { files: [new File(['other'], 'other.png', { type: 'image/png' })] } });
}

/** Two taps in one frame. */
function tapTwice(button: HTMLElement | undefined): void {
  if (button === undefined) throw new Error('no button');
  fireEvent.click(button);
  fireEvent.click(button);
}

describe.each(withPictures)('18B $name', (form: LoadedForm) => {
  test.runIf(meets(form, 0))(
    'a picture that is still on its way: the button says so, and taps on it are not kept for later',
    async () => {
      const program = await openProgram(form.path, form);
      const { front, pass, quiet } = program;
      await fillIn(program, form);
      front.fail({ call: upload, failure: 'slow' });
      await giveAnother();
      await shown(/^Sending the picture…$/);
      const button = buttonNow(/^Sending the picture…$/);
      tapTwice(button);
      await pass(1000);
      expect([isUsable(button), front.count(form.sends)]).toEqual([false, 0]);
      await pass(slowMs);
      await quiet();
      expect([buttonNow(/^Sending the picture…$/), front.count(form.sends)]).toEqual([undefined, 0]);
      expect(shownOf(form)).toEqual(typedOf(form));
      await canSend(form);
    },
  );

  test.runIf(meets(form, 1))(
    'a picture that does not arrive: it is told, nothing is sent without it, and a tap sends that picture again',
    async () => {
      const program = await openProgram(form.path, form);
      const { front, pass, quiet } = program;
      await fillIn(program, form, false);
      front.fail({ call: upload, failure: 'down' });
      const count = (await picturePlaces()).length;
      await giveAnother();
      await shown(/: send again$/);
      tapTwice(buttonNow(form.again ?? form.last));
      await pass(1000);
      expect([front.count(upload), front.count(form.sends)]).toEqual([1, 0]);
      expect(said()).toContain('No clear answer came: the picture is not in this form.');
      expect(shownOf(form)).toEqual(typedOf(form));
      front.heal();
      tapTwice(buttonNow(/: send again$/));
      await pass(1000);
      await quiet();
      expect([front.count(upload), buttonNow(/: send again$/)]).toEqual([2, undefined]);
      for (const place of (await picturePlaces()).slice(1)) {
        fireEvent.change(place, { target: { files: [new File(['next'], 'next.png', { type: 'image/png' })] } });
        await quiet();
      }
      expect(front.count(upload)).toBe(count + 1);
      expect(shownOf(form)).toEqual(typedOf(form));
      await canSend(form);
    },
  );
});
