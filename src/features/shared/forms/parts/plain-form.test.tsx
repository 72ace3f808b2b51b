import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import { PlainForm } from './plain-form.tsx';

afterEach(cleanup);

async function paragraphsOf(problem: AppError): Promise<readonly string[]> {
  render(
    <MemoryRouter>
      <Suspense>
        <PlainForm onSubmit={() => undefined} submitLabel="Send" isBusy={false} problem={problem}>
          <p>Fields</p>
        </PlainForm>
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText('Fields', {}, { timeout: 60_000 });
  return [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent.trim());
}

test('H26 PlainForm: words of ours stand above those of the server, which may be of any language', async () => {
  expect(await paragraphsOf(new AppError('server', '密码错误'))).toEqual([
    'That did not work. The reason is below. Try again or get help.',
    '密码错误',
  ]);
});

test('H26 PlainForm: what is in our words alone stands once', async () => {
  expect(await paragraphsOf(new AppError('server', ''))).toEqual(['That did not work. Refused without a reason.']);
  cleanup();
  expect(await paragraphsOf(new AppError('no-answer', 'x'))).toEqual(['No answer came.']);
});
