import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { AppError, type AppErrorKind } from '../errors/app-error.ts';
import { speak } from './i18n.ts';
import { useReasonText } from './use-reason-text.ts';

beforeAll(() => speak('en'));

test.each<[string, AppErrorKind, number | undefined, string]>([
  [
    'switch 62: too many requests say for how long',
    'too-often',
    42_000,
    'Too many requests. Please try again in 42 sec.',
  ],
  ['switch 62: or only that it is for now', 'too-often', undefined, 'Too many requests. Please wait a moment.'],
  ['switch 74: what is switched off says by whom', 'switched-off', undefined, 'The operator has switched this off.'],
])('%s', (_what, kind, waitMs, text) => {
  const { result } = renderHook(() => useReasonText());
  expect(result.current(new AppError(kind, 'HTTP', { waitMs }))).toBe(text);
});
