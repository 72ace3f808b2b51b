import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { AppError, type AppErrorKind } from '../../errors/app-error.ts';
import { speak } from '../../i18n/i18n.ts';
import { useSendingReason } from './use-sending-reason.ts';

beforeAll(() => speak('en'));

test.each<[AppErrorKind, string]>([
  ['offline', 'Nothing was sent. You are offline. Check the connection and try again.'],
  ['not-loaded', 'Nothing was sent. This part could not be loaded. Reload the page.'],
  ['no-answer', 'No answer came.'],
  ['server', 'no balance'],
])('%s: only what never left the device is said not to be sent', (kind, text) => {
  const { result } = renderHook(() => useSendingReason());
  expect(result.current(new AppError(kind, 'no balance'))).toBe(text);
});
