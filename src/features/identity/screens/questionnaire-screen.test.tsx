import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { bindDialect } from '../../../../tests/support/bind-dialect.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import { ContainerContext } from '../../../core/di/use-port.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { IdentityPort } from '../../../core/ports/identity-port.ts';
import { keepAnswers } from '../data/questionnaire.ts';
import QuestionnaireScreen from './questionnaire-screen.tsx';

vi.mock('../../shared/session/data/current-user.ts', () => ({
  useCurrentUser: () => ({ data: { id: '7' }, error: null }),
}));

afterEach(() => {
  cleanup();
  keepAnswers(undefined);
});

async function draw(
  submitQuestionnaire: IdentityPort['submitQuestionnaire'],
  family: DialectName = 'standard',
): Promise<void> {
  const root = new Container();
  bindDialect(root, () => family);
  root.bind(IdentityPort).toConstantValue({ submitQuestionnaire } as never);
  await act(async () =>
    render(
      <ContainerContext value={root}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={['/pages/common/questionnaire']}>
            <Suspense>
              <Routes>
                <Route path="/pages/common/questionnaire" element={<QuestionnaireScreen />} />
                <Route path="/" element={<p>home</p>} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </QueryClientProvider>
      </ContainerContext>,
    ),
  );
}

async function show(submitQuestionnaire: IdentityPort['submitQuestionnaire']): Promise<void> {
  await draw(submitQuestionnaire);
  await screen.findByRole('progressbar', {}, { timeout: 60_000 });
}

test('W3 a server that takes no answers is asked no questions for', async () => {
  await draw(async () => undefined, 'b');
  expect(await screen.findByText('Not offered here: Investor questionnaire.', {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const choose = (place: number) =>
  act(async () => void fireEvent.click(screen.getAllByRole('radio')[place] ?? document.body));
const isHeld = (name: string): boolean => screen.getByRole('button', { name }).hasAttribute('disabled');

async function answerAll(): Promise<void> {
  for (let question = 0; question < 13; question += 1) {
    await choose(question % 3);
    await press('Next');
  }
  for (const name of ['Contracts', 'Spot'])
    await act(async () => void fireEvent.click(screen.getByRole('switch', { name })));
  await press('Next');
}

test('KY3 nothing goes on before a question is answered, and the way back keeps the answer', async () => {
  await show(async () => undefined);
  expect(screen.getByText('Question 1 of 14')).toBeTruthy();
  expect(isHeld('Next')).toBe(true);
  await choose(1);
  await press('Next');
  expect(screen.getByText('Question 2 of 14')).toBeTruthy();
  await press('Previous question');
  expect(isHeld('Next')).toBe(false);
  cleanup();
  await show(async () => undefined);
  expect(isHeld('Next')).toBe(false);
});

const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });

test('KY3 going back half-way asks once, and keeps the answers either way', async () => {
  await show(async () => undefined);
  await choose(1);
  await press('Next');
  await vi.waitFor(() => expect(window.history.state).toHaveProperty('sheet'));
  await goBack();
  expect(screen.getByText('Leave before the end?')).toBeTruthy();
  await press('Go on');
  expect(screen.getByText('Question 2 of 14')).toBeTruthy();
  cleanup();
  await show(async () => undefined);
  expect(screen.getByText('Question 2 of 14')).toBeTruthy();
});

test('KY3 opened by its address: the button back asks as well, and leads home', async () => {
  await show(async () => undefined);
  await choose(1);
  await press('Back');
  expect(screen.getByText('Leave before the end?')).toBeTruthy();
  await press('Go on');
  expect(screen.getByText('Question 1 of 14')).toBeTruthy();
  await press('Back');
  await press('Leave');
  expect(await screen.findByText('home')).toBeTruthy();
});

test('KY3 with nothing answered the button back asks nothing', async () => {
  await show(async () => undefined);
  await press('Back');
  expect(await screen.findByText('home')).toBeTruthy();
});

test('KY3 nothing answered, nothing asked; closing the page with answers is asked about by the browser', async () => {
  const closing = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await show(async () => undefined);
  expect(closing()).toBe(false);
  await choose(0);
  expect(closing()).toBe(true);
  cleanup();
  expect(closing()).toBe(false);
});

test('KY3 all answers are looked at once more, changed there, and sent once', async () => {
  const submit = vi.fn<IdentityPort['submitQuestionnaire']>(async () => undefined);
  await show(submit);
  await answerAll();
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByText('Spot and Contracts')).toBeTruthy();
  await act(
    async () => void fireEvent.click(screen.getByText('How much experience do you have with shares or funds?')),
  );
  await choose(2);
  for (let question = 0; question < 14; question += 1) await press('Next');
  await press('Send answers');
  const choices = [2, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0];
  expect(submit).toHaveBeenCalledExactlyOnceWith({ choices, interests: [0, 1] });
  expect(await screen.findByText('Answers recorded. Thank you.')).toBeTruthy();
});

test('KY3 a refusal is said in the server’s words and keeps the answers', async () => {
  await show(async () => Promise.reject(new AppError('server', 'Not today')));
  await answerAll();
  await press('Send answers');
  const said = await screen.findByText('Not today', {}, { timeout: 60_000 });
  expect(said.closest('[role=alert]')?.textContent).toMatch(/^That did not work\. .+Not today$/);
  expect(screen.getByText('Spot and Contracts')).toBeTruthy();
});
