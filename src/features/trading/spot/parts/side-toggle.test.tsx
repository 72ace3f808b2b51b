import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SideToggle } from './side-toggle.tsx';

afterEach(cleanup);

const nameOf = (choice: HTMLElement): string => choice.closest('label')?.textContent ?? '';

test('OE1: each side is a word beside an arrow of its own, and a tap chooses it', async () => {
  const onChange = vi.fn<(side: string) => void>();
  render(
    <Suspense>
      <SideToggle side="buy" onChange={onChange} />
    </Suspense>,
  );
  const choices = await screen.findAllByRole<HTMLInputElement>('radio', {}, { timeout: 60_000 });
  expect(choices.map((choice) => [nameOf(choice), choice.checked])).toEqual([
    ['Buy', true],
    ['Sell', false],
  ]);
  const arrows = choices.map((choice) => choice.closest('label')?.querySelector('svg')?.innerHTML);
  expect(arrows).not.toContain(undefined);
  expect(new Set(arrows).size).toBe(2);
  for (const choice of choices) fireEvent.click(choice);
  expect(onChange.mock.calls).toEqual([['sell']]);
});
