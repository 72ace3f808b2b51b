import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import type { RequestState } from '../model/one-request.ts';
import { OutcomeNotice } from './outcome-notice.tsx';

const broughtIntoSight = vi.fn<(this: Element, how: ScrollIntoViewOptions) => void>();
beforeEach(() => {
  broughtIntoSight.mockClear();
  Object.assign(Element.prototype, { scrollIntoView: broughtIntoSight });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const wish = 'a wish';
const nothing = (): void => undefined;
const show = (state: RequestState<string>) =>
  render(
    <MemoryRouter>
      <Suspense>
        <OutcomeNotice
          state={state}
          done={() => ({ title: 'Order placed', text: undefined })}
          recordsPath="/"
          onCheckAgain={nothing}
          onClose={nothing}
        />
      </Suspense>
    </MemoryRouter>,
  );

test.each<[RequestState<string>, string]>([
  [{ kind: 'done', wish, wasLost: false }, 'Order placed'],
  [{ kind: 'refused', wish, error: new AppError('server', 'Sold out.') }, 'Sold out.'],
  [{ kind: 'unknown', wish }, 'Outcome unknown'],
])(
  'OE6 %j: what became of a request is brought into sight above a form that is longer than the screen',
  async (state, text) => {
    show(state);
    const title = await screen.findByText(text, {}, { timeout: 10_000 });
    expect(broughtIntoSight.mock.calls).toEqual([[{ block: 'nearest' }]]);
    expect(broughtIntoSight.mock.contexts.every((place) => place instanceof Element && place.contains(title))).toBe(
      true,
    );
  },
);

test('OE6 while one only looks at a request nothing moves', () => {
  show({ kind: 'review', wish });
  expect(broughtIntoSight).not.toHaveBeenCalled();
});
