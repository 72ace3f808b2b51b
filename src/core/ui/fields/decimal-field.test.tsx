import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.ts';
import { languageCodes, languageTags, type LanguageCode } from '../../i18n/languages.ts';
import { DecimalField } from './decimal-field.tsx';

afterEach(async () => {
  cleanup();
  await speak('en');
});

function Field({ first }: { readonly first: string }) {
  const [text, setText] = useState(first);
  return (
    <>
      <DecimalField label="Sum" value={text} onChange={setText} hint="At most 10" />
      <output>{text}</output>
    </>
  );
}

async function shownIn(language: LanguageCode, first: string): Promise<HTMLInputElement> {
  await speak(language);
  render(
    <Suspense>
      <Field first={first} />
    </Suspense>,
  );
  return screen.findByRole<HTMLInputElement>('textbox');
}

const isComma = (language: LanguageCode): boolean => ['fra', 'turkish', 'ru', 'spa'].includes(language);

describe('IN2: DecimalField', () => {
  test.each(languageCodes)(
    '%s: a number shows the mark of the language, and is not touched while typed',
    async (code) => {
      const field = await shownIn(code, '1.5');
      const own = isComma(code) ? '1,5' : '1.5';
      const other = isComma(code) ? '2.25' : '2,25';
      expect(field.value).toBe(own);
      fireEvent.change(field, { target: { value: other } });
      expect(field.value).toBe(other);
      fireEvent.blur(field);
      expect(field.value).toBe(isComma(code) ? '2,25' : '2.25');
      // The draft is the person's own text: showing it otherwise is no act.
      expect(screen.getByRole('status').textContent).toBe(other);
    },
  );

  test.each(languageCodes)('%s: the mark of thousands elsewhere is asked about, and one tap answers', async (code) => {
    const field = await shownIn(code, '');
    fireEvent.change(field, { target: { value: isComma(code) ? '1.234' : '1,234' } });
    fireEvent.blur(field);
    const format = (value: number): string => value.toLocaleString(languageTags[code], { useGrouping: code !== 'spa' });
    const [grouped, decimal] = [format(1234), isComma(code) ? '1,234' : '1.234'];
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const answers = await screen.findAllByRole('button');
    expect(answers.map(({ textContent }) => textContent)).toEqual([grouped, decimal]);
    fireEvent.click(screen.getByRole('button', { name: decimal }));
    expect(field.value).toBe(decimal);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a number of another language keeps its meaning when the language changes', async () => {
    await shownIn('en', '64120.5');
    await speak('ru');
    await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('64120,5'));
  });
});
