import { fireEvent, waitFor } from '@testing-library/react';
import { vi } from 'vitest';

export const patience = { timeout: 20_000 };

const controls = 'input:not([type=file]), textarea, select';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element | null): element is Control => element?.matches(controls) === true;

/** The page's buttons and messages, for the report of a failed search. */
function around(): string {
  const buttons = [...document.querySelectorAll('button, label, [role=alert], [role=status]')];
  return buttons.map((one) => `${one.tagName} ${one.textContent} ${one.getAttribute('aria-label') ?? ''}`).join('\n');
}

function labelled(label: RegExp): Control | undefined {
  const named = [...document.querySelectorAll(controls)].filter(isControl);
  const labels = [...document.querySelectorAll('label')].filter((one) => label.test(one.textContent ?? ''));
  return named.findLast(
    (one) =>
      label.test(one.getAttribute('aria-label') ?? '') ||
      labels.some((text) => text.htmlFor === one.id || text.contains(one)),
  );
}

export const fieldNow = labelled;

const labelOf = (one: Control): string =>
  one.getAttribute('aria-label') ??
  [...document.querySelectorAll('label')].find((label) => label.htmlFor === one.id || label.contains(one))
    ?.textContent ??
  one.name;

const valueOf = (one: Control): string =>
  isBox(one, 'radio') || isBox(one, 'checkbox') ? (one.checked ? 'on' : 'off') : one.value;

/** All that is typed, chosen and ticked on the page; a slider shows a share of what is there now. */
export const allFieldsNow = (): readonly { readonly label: string; readonly value: string }[] =>
  [...document.querySelectorAll(controls)]
    .filter(isControl)
    .filter((one) => one.type !== 'range')
    .map((one) => ({ label: labelOf(one), value: valueOf(one) }));

export const field = (label: RegExp): Promise<Control> =>
  waitFor(() => {
    const found = labelled(label);
    if (found === undefined) throw new Error(`no field ${String(label)}\n${around()}`);
    return found;
  }, patience);

export async function type(label: RegExp, value: string): Promise<void> {
  fireEvent.change(await field(label), { target: { value } });
}

/** Opens a field of choices and takes one of its sheet by its words. */
export async function choose(label: string, words: string): Promise<void> {
  await tap(new RegExp(`^${label}: `));
  const option = await waitFor(() => {
    const sheet = document.querySelector('dialog');
    const found = [...(sheet?.querySelectorAll('label') ?? [])].find((one) => one.textContent?.trim() === words);
    const control = found?.querySelector('input') ?? undefined;
    if (control === undefined || control.closest('[data-holds-taps]') !== null)
      throw new Error(`no ${words} in ${label}\n${around()}`);
    return control;
  }, patience);
  fireEvent.click(option);
}

export const picturePlaces = (): Promise<readonly HTMLInputElement[]> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('main input[type=file]')];
    if (found.length === 0) throw new Error(`no place for a picture\n${around()}`);
    return found;
  }, patience);

/** Gives every place for a picture one. */
export async function givePictures({ quiet }: { readonly quiet: () => Promise<void> }): Promise<void> {
  const picture = new File(['picture'], 'picture.png', { type: 'image/png' });
  for (const place of await picturePlaces()) {
    fireEvent.change(place, { target: { files: [picture] } });
    await quiet();
  }
}

/** Chooses a picture to cut a square from; its size is told as a browser tells it, and with it the square. */
export async function choosePictureToCut(): Promise<void> {
  const [place] = await picturePlaces();
  if (place === undefined) throw new Error('no place for a picture');
  fireEvent.change(place, { target: { files: [new File(['picture'], 'picture.png', { type: 'image/png' })] } });
  const picture = await waitFor(() => {
    const found = document.querySelector<HTMLImageElement>('dialog img[src^="blob:"]');
    if (found === null) throw new Error(`no picture to cut\n${around()}`);
    return found;
  }, patience);
  for (const side of ['naturalWidth', 'naturalHeight', 'offsetWidth', 'offsetHeight'] as const)
    vi.spyOn(picture, side, 'get').mockReturnValue(800);
  fireEvent.load(picture);
}

/** Ticks a box, or picks one of several. */
export async function pick(label: RegExp): Promise<void> {
  await waitFor(() => {
    const control = labelled(label);
    if (!(control instanceof HTMLInputElement)) throw new Error(`no box ${String(label)}\n${around()}`);
    if (control.closest('[data-holds-taps]') !== null) throw new Error('the sheet takes no taps yet');
    if (!control.checked) fireEvent.click(control);
    if (!control.checked) throw new Error(`${String(label)} cannot be ticked`);
  }, patience);
}

const isBox = (one: Control, kind: string): one is HTMLInputElement =>
  one instanceof HTMLInputElement && one.type === kind;

/** Ticks whatever a sheet asks to be ticked. */
export async function tickAll(): Promise<void> {
  await waitFor(() => {
    const boxes = [...document.querySelectorAll('[role=dialog] input, dialog input')]
      .filter(isControl)
      .filter((one) => isBox(one, 'checkbox'));
    if (boxes.length === 0) throw new Error(`nothing to tick\n${around()}`);
    if (boxes.some((one) => one.closest('[data-holds-taps]') !== null)) throw new Error('the sheet takes no taps yet');
    for (const box of boxes) if (isBox(box, 'checkbox') && !box.checked) fireEvent.click(box);
  }, patience);
}

/** Picks the first of several. */
export async function pickFirst(): Promise<void> {
  await waitFor(() => {
    const first = [...document.querySelectorAll('main input')].filter(isControl).find((one) => isBox(one, 'radio'));
    if (first === undefined) throw new Error(`nothing to pick\n${around()}`);
    fireEvent.click(first);
  }, patience);
}

export const text = (words: string): Promise<void> =>
  waitFor(() => {
    if (!document.body.textContent?.includes(words)) throw new Error(`no ${words}\n${around()}`);
  }, patience);

export function buttonNow(name: RegExp): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('button, a[href]')];
  return all.findLast((one) => name.test(one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''));
}

export const isUsable = (button: HTMLElement | undefined): boolean =>
  button !== undefined &&
  !(button instanceof HTMLButtonElement && button.disabled) &&
  button.getAttribute('aria-disabled') !== 'true' &&
  button.getAttribute('aria-busy') !== 'true' &&
  button.closest('[data-holds-taps]') === null;

export const shown = (name: RegExp): Promise<void> =>
  waitFor(() => {
    if (buttonNow(name) === undefined) throw new Error(`no button ${String(name)}\n${around()}`);
  }, patience);

export const usable = (name: RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const found = buttonNow(name);
    if (found === undefined || !isUsable(found))
      throw new Error(`${found === undefined ? 'no' : 'no usable'} button ${String(name)}\n${around()}`);
    return found;
  }, patience);

export async function tap(name: RegExp): Promise<void> {
  fireEvent.click(await usable(name));
}
