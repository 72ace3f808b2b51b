import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { KnowledgeSheet, type KnowledgeSheetProps } from './knowledge-sheet.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
const choose = (answer: string): void => void fireEvent.click(screen.getByLabelText(answer));
const said = (): string => screen.getByRole('status', { hidden: true }).textContent ?? '';

async function show(product: KnowledgeSheetProps['product'], practicePath: string | undefined) {
  const [onKnown, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <MemoryRouter>
      <Suspense>
        <KnowledgeSheet product={product} practicePath={practicePath} onKnown={onKnown} onClose={onClose} />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText(/^Question 1 of 3$/, {}, { timeout: 60_000 });
  return { onKnown, onClose };
}

test('H5: a wrong answer explains, may be changed, and only right ones lead on', async () => {
  const { onKnown, onClose } = await show('contracts', '/pages/moni/contract?symbol=BTC/USDT');
  expect(button('Next').disabled).toBe(true);
  choose('Nothing, as long as I don’t close');
  expect(said()).toContain('That is not right.');
  expect(said()).toContain('Leverage multiplies every move: 10 times 5% is 50% of the margin.');
  expect(button('Next').disabled).toBe(true);
  choose('About 50% of it');
  expect(said()).toContain('That is right.');
  fireEvent.click(button('Next'));
  expect(screen.getByText('Question 2 of 3')).toBeTruthy();
  expect(said()).toBe('');
  choose('From whatever is free in the contract account');
  fireEvent.click(button('Next'));
  choose('All contracts of that currency are closed at once');
  expect(onKnown).not.toHaveBeenCalled();
  fireEvent.click(button('Back to the ticket'));
  expect([onKnown.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('H5: practice is one tap away at every question, and where there is none one may leave', async () => {
  await show('options', '/pages/moni/index?product=seconds');
  const link = screen.getByRole('link', { name: 'Practise first', hidden: true });
  expect(link.getAttribute('href')).toBe('/pages/moni/index?product=seconds');
  cleanup();
  const { onKnown, onClose } = await show('options', undefined);
  fireEvent.click(button('Not now'));
  expect([onKnown.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});
