import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SceneList } from './scene-list.tsx';

const broughtIntoSight = vi.fn<() => void>();
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: broughtIntoSight }));
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

test('SceneList: in a used demo the question comes into sight before a scene plays', async () => {
  const onPlay = vi.fn<() => void>();
  render(
    <Suspense>
      <SceneList present={undefined} isBusy={false} isWorkedIn onPlay={onPlay} />
    </Suspense>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Gap through a limit order' }));
  expect(onPlay).not.toHaveBeenCalled();
  expect(broughtIntoSight).toHaveBeenCalledWith({ block: 'nearest' });
  expect(broughtIntoSight.mock.contexts[0]).toBe(screen.getByRole('alert'));
  fireEvent.click(screen.getByRole('button', { name: 'Replace and open' }));
  expect(onPlay).toHaveBeenCalledWith('gap');
});
