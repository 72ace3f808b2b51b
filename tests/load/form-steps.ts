import { allFieldsNow, fieldNow, givePictures, type, usable } from './hand.ts';
import type { LoadedForm } from './loaded-form.ts';
import { openProgram, type Program } from './program.tsx';

/** From the address to the last button, which stands there to be tapped. */
export async function fillIn(
  program: Program,
  form: LoadedForm,
  givesPictures = form.needsPictures === true,
): Promise<void> {
  await program.quiet();
  await form.open?.(program);
  await program.quiet();
  await form.choose?.();
  await program.quiet();
  if (givesPictures) await givePictures(program);
  for (const [label, value] of [...form.typed, ...(form.secrets ?? [])]) await type(label, value);
  await program.quiet();
}

export async function standBefore(form: LoadedForm): Promise<Program> {
  const program = await openProgram(form.path, form);
  await fillIn(program, form);
  await form.review?.();
  await usable(form.last);
  return program;
}

/** The filled form can be sent, or was told why no review opens. */
export async function canSend(form: LoadedForm): Promise<void> {
  if (form.needsFreshPrice === true) {
    await usable(form.again ?? form.last);
    return;
  }
  await form.review?.();
  await usable(form.last);
}

/** All fields of the page with what they hold, but for what nothing keeps. */
export const fieldsOf = ({ secrets = [] }: LoadedForm): readonly string[] =>
  allFieldsNow()
    .filter(({ label }) => !secrets.some(([secret]) => secret.test(label)))
    .map(({ label, value }) => `${label}: ${value}`);

/** What the fields say now, in the words of the form. */
export const shownOf = (form: LoadedForm): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(form.typed.map(([label]) => [String(label), fieldNow(label)?.value]));

export const typedOf = (form: LoadedForm): Readonly<Record<string, string>> =>
  Object.fromEntries(form.typed.map(([label, value]) => [String(label), value]));
