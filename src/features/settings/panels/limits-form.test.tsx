import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { noLimits } from '../../shared/limits/model/own-limits.ts';
import { LimitsForm } from './limits-form.tsx';

afterEach(cleanup);

const control = {
  limits: noLimits,
  now: 0,
  at: 0,
  read: () => ({ limits: noLimits, now: 0, at: 0 }),
  change: () => undefined,
};

async function hintOf(known: { isLossKnown: boolean; countedOnly: number | undefined }): Promise<string> {
  render(
    <Suspense>
      <LimitsForm control={control} {...known} />
    </Suspense>,
  );
  const field = await screen.findByRole('textbox', { name: /^Largest loss in one day/ }, { timeout: 60_000 });
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

test('E29: the limit of a day’s loss says what is not counted into it', async () => {
  const whole = await hintOf({ isLossKnown: true, countedOnly: undefined });
  expect(whole).toMatch(/with fees/);
  expect(whole).not.toMatch(/looked through|not known/);
  cleanup();
  expect(await hintOf({ isLossKnown: true, countedOnly: 1000 })).toMatch(/Only your newest 1,000 .* count/);
  cleanup();
  expect(await hintOf({ isLossKnown: false, countedOnly: undefined })).toMatch(/this limit is not applied/);
});
