import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { IconBell } from '../../../../core/ui/icons/bell.gen.tsx';
import { NoticeCard } from './notice-card.tsx';

afterEach(cleanup);

test('T4 NoticeCard: one that the pointer was on when it went is not held any more', () => {
  const onHold = vi.fn<(isHeld: boolean) => void>();
  const card = render(
    <MemoryRouter>
      <NoticeCard
        icon={IconBell}
        link={{ to: '/', text: 'Details' }}
        mark={undefined}
        dismissLabel="Put away"
        onDismiss={() => undefined}
        onHold={onHold}
      >
        Position closed
      </NoticeCard>
    </MemoryRouter>,
  );
  fireEvent.pointerEnter(screen.getByText('Position closed'));
  expect(onHold).toHaveBeenLastCalledWith(true);
  card.unmount();
  expect(onHold).toHaveBeenLastCalledWith(false);
});
