import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { AppError, leavesOutcomeUnknown, type AppErrorKind } from '../../errors/app-error.ts';
import { speak, textInstance } from '../../i18n/i18n.ts';
import { failedCalls } from './failed-calls.ts';
import { FailureText } from './failure-text.tsx';

beforeAll(async () => {
  await speak('en');
  await Promise.all([import('./what-failed.tsx'), textInstance.loadNamespaces('failures')]);
});
afterEach(cleanup);

/** A part that is fetched on its first use is retried only by an act that is awaited. */
async function show(error: AppError): Promise<HTMLElement> {
  await act(async () => void render(<FailureText error={error} />));
  return document.body;
}

const failed = (kind: AppErrorKind, call?: string): AppError => {
  const error = new AppError(kind, '系统繁忙');
  error.call = call;
  return error;
};

const kinds = ['server', 'verification-required'] as const;
test.each(kinds)('W24 %s: what failed and what to do in our words, then those of the server', async (kind) => {
  const container = await show(failed(kind, 'savedAddresses'));
  await screen.findByText(/Your saved addresses could not be loaded\./, {}, { timeout: 60_000 });
  const [ours, theirs] = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(ours).toMatch(/^Your saved addresses could not be loaded\. \S.+\.$/);
  expect(theirs).toBe('系统繁忙');
});

const own: readonly AppErrorKind[] = [
  'offline',
  'not-loaded',
  'no-answer',
  'bad-status',
  'too-often',
  'unavailable',
  'storage',
];
test.each(own)('W24 %s: no words but ours', async (kind) => {
  const container = await show(failed(kind, 'savedAddresses'));
  await screen.findByText(/Your saved addresses could not be loaded\./, {}, { timeout: 60_000 });
  expect(container.textContent).not.toContain('系统繁忙');
});

test.each(['placeSpotOrder', 'requestWithdrawal', 'signIn'])(
  'W24 %s without an answer is not said to have failed',
  async (call) => {
    const error = failed('no-answer', call);
    expect(leavesOutcomeUnknown(error)).toBe(true);
    const container = await show(error);
    await screen.findByText(/It is not known yet/, {}, { timeout: 60_000 });
    expect(container.textContent).not.toMatch(/was not|did not/);
  },
);

test('W24 a failure of no known call, or whose words cannot be fetched, has words of ours as well', () => {
  const { container } = render(<FailureText error={failed('server')} />);
  expect(container.textContent).toMatch(/^That did not work\. .+系统繁忙$/);
});

test('W24 every call of the table has a sentence of its own', () => {
  const t = textInstance.getFixedT('en', 'failures');
  const sentences = Object.values(failedCalls).map((sentence) => t(sentence));
  expect(sentences.filter((sentence) => !/^[A-Z].+\.$/.test(sentence))).toEqual([]);
  expect(sentences).not.toContain(t('other'));
});

test('a place that knows better what failed says it itself', () => {
  const { container } = render(<FailureText error={failed('server', 'savedAddresses')} told="Not deleted." />);
  expect(container.textContent).toMatch(/^Not deleted\. The reason is below/);
});

test('W24: a server that says what we say is not quoted below it', async () => {
  const words = 'Identity verification is needed first.';
  const error = new AppError('verification-required', words);
  error.call = 'savedAddresses';
  const container = await show(error);
  await screen.findByText(/Your saved addresses could not be loaded\./, {}, { timeout: 60_000 });
  expect(container.textContent.split(words)).toHaveLength(2);
});

test('A3 of a session that has ended while something was read, that alone is said', async () => {
  const container = await show(failed('session-expired', 'savedAddresses'));
  expect(container.textContent.trim()).toBe('Session ended. Did you log in elsewhere?');
});

test('R1 session-expired: of what was sent it is not said that it was not done', async () => {
  const container = await show(failed('session-expired', 'placeSpotOrder'));
  await screen.findByText(/It is not known yet whether this worked\./, {}, { timeout: 60_000 });
  expect(container.textContent).toContain('Session ended. Did you log in elsewhere?');
});

const ways = ['offline', 'not-loaded'] as const;
test.each(ways)('%s: what reads has sent nothing anyway, and is told what to do', async (kind) => {
  const container = await show(failed(kind, 'savedAddresses'));
  await screen.findByText(/Your saved addresses could not be loaded\./, {}, { timeout: 60_000 });
  expect(container.textContent).not.toContain('sent');
  expect(container.textContent).toMatch(/(?:try again|Reload the page)\.$/);
});

test.each(ways)('%s: of what was to be sent it is said that nothing was', async (kind) => {
  const container = await show(failed(kind, 'placeSpotOrder'));
  await screen.findByText(/The order was not placed\. Nothing was sent\./, {}, { timeout: 60_000 });
  expect(container.textContent).toMatch(/(?:try again|Reload the page)\.$/);
});
