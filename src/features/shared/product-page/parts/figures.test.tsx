import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Figures } from './figures.tsx';

afterEach(cleanup);

test.each([
  [undefined, '104px'],
  [148, '148px'],
])('Figures: one that needs more room than usual gets it, and the others stand in its columns: %s', (least, room) => {
  render(<Figures figures={[{ id: 'clock', label: 'Ends in', value: '2 days 23:59:34' }]} least={least} />);
  expect(screen.getByText('Ends in').closest('dl')?.style.getPropertyValue('--figure')).toBe(room);
});
