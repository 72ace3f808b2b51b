import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { speak, textInstance } from './i18n.ts';
import { useReasonText } from './use-reason-text.ts';

afterEach(cleanup);

function Told({ error }: { readonly error: AppError }) {
  const errorText = useReasonText();
  return <p data-testid="told">{errorText(error)}</p>;
}

const told = async (error: AppError): Promise<string | null> => {
  render(
    <Suspense>
      <Told error={error} />
    </Suspense>,
  );
  const text = await screen.findByTestId('told');
  return text.textContent;
};

describe('useReasonText', () => {
  test('useReasonText: a server is quoted word for word', async () => {
    expect(await told(new AppError('server', '余额不足 <b>'))).toBe('余额不足 <b>');
  });

  test('useReasonText: what we noticed ourselves is said in our words', async () => {
    expect(await told(new AppError('offline', 'internal words'))).toBe(
      'You are offline. Check the connection and try again.',
    );
  });
});

describe('speak', () => {
  test('speak: sets the language of the page for readers and hyphenation', async () => {
    await speak('kor');
    expect(document.documentElement.lang).toBe('ko');
    await speak('en');
    expect(document.documentElement.lang).toBe('en');
  });

  test('speak: the language that is spoken already draws nothing anew', async () => {
    await speak('en');
    const changed = vi.fn<() => void>();
    textInstance.on('languageChanged', changed);
    await speak('en');
    expect(changed).not.toHaveBeenCalled();
    await speak('kor');
    expect(changed).toHaveBeenCalledOnce();
    textInstance.off('languageChanged', changed);
    await speak('en');
  });

  test('speak: of two languages asked for at once the last is spoken', async () => {
    await speak('en');
    await Promise.all([speak('kor'), speak('en')]);
    expect([textInstance.language, document.documentElement.lang]).toEqual(['en', 'en']);
  });

  test('speak: a text that no dictionary has is a failure in tests', async () => {
    await speak('en');
    expect(() => textInstance.t('no.such.text', { ns: 'common' })).toThrow('missing text common:no.such.text');
  });

  test('speak: a text without one of its parameters is a failure in tests', async () => {
    await speak('en');
    await textInstance.loadNamespaces('trading');
    expect(() => textInstance.t('stale.text', { ns: 'trading' })).toThrow('missing parameter {{age}}');
    expect(textInstance.t('stale.text', { ns: 'trading', age: '1 min' })).toContain('1 min');
  });
});
