import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { fireEvent } from '@testing-library/react';

/** Every sixth of them, so that each kind is among them: enough to type into a form that is drawn. */
const every = 6;
export const someHostile: readonly string[] = naughtyStrings.filter((_text, at) => at % every === 0);

/** A field of one line takes no line breaks; the browser drops them. */
const inOneLine = (text: string): string => text.replaceAll(/[\r\n]/g, '');

/** Types each of them into the field and looks away: whatever is not there as it was typed, or has become more than text. */
export function typeHostile(field: HTMLElement): readonly string[] {
  if (!(field instanceof HTMLInputElement)) throw new Error('a text field is wanted');
  return someHostile.filter((text) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    const isAsTyped = inOneLine(field.value) === inOneLine(text);
    return !isAsTyped || document.querySelector('script, iframe, img, svg[onload], [onerror], [onclick]') !== null;
  });
}
