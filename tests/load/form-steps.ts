import { fieldNow, givePictures, type, usable } from './hand.ts';
import type { LoadedForm } from './loaded-form.ts';
import { openProgram, type Program } from './program.tsx';

/** From the address to the last button, which stands there to be tapped. */
export async function fillIn(program: Program, form: LoadedForm): Promise<void> {
  await program.quiet();
  await form.open?.();
  await program.quiet();
  await form.choose?.();
  await program.quiet();
  if (form.needsPictures === true) await givePictures(program);
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

/** What the fields say now, in the words of the form. */
export const shownOf = (form: LoadedForm): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(form.typed.map(([label]) => [String(label), fieldNow(label)?.value]));

export const typedOf = (form: LoadedForm): Readonly<Record<string, string>> =>
  Object.fromEntries(form.typed.map(([label, value]) => [String(label), value]));
