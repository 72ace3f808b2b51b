import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../../core/i18n/i18n.ts';
import { languageTags, type LanguageCode } from '../../../../core/i18n/languages.ts';
import { amount } from '../../../../core/money/amount.ts';
import { readTypedAmount } from '../model/typed-amount.ts';
import { AmountField } from './amount-field.tsx';

afterEach(async () => {
  cleanup();
  await speak('en');
});

const available = amount('1.234');

function Sum({ language }: { readonly language: LanguageCode }) {
  const [text, setText] = useState('');
  const reading = readTypedAmount(text, { languageTag: languageTags[language], available });
  return (
    <>
      <AmountField
        label="Sum"
        text={text}
        onText={setText}
        reading={reading}
        currency="BTC"
        most={available}
        isAsked={false}
      />
      <output>{reading.value}</output>
    </>
  );
}

test.each<[LanguageCode, string]>([
  ['en', '1.234'],
  ['zh', '1.234'],
  ['hk', '1.234'],
  ['th', '1.234'],
  ['jp', '1.234'],
  ['kor', '1.234'],
  ['fra', '1,234'],
  ['turkish', '1,234'],
  ['ru', '1,234'],
  ['spa', '1,234'],
])(
  'IN2: all that there is, and a chosen reading, are written as the language writes them: %s',
  async (language, shown) => {
    await speak(language);
    render(
      <Suspense>
        <Sum language={language} />
      </Suspense>,
    );
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.click(screen.getByRole('button'));
    expect([field.value, screen.getByRole('status').textContent]).toEqual([shown, '1.234']);
    // The choice of readings is fetched when it is first wanted.
    await act(async () => {
      fireEvent.change(field, { target: { value: shown === '1.234' ? '1,234' : '1.234' } });
    });
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(await screen.findByRole('button', { name: shown }));
    expect([field.value, screen.getByRole('status').textContent]).toEqual([shown, '1.234']);
  },
);
