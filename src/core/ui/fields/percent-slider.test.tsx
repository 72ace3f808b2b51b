import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PercentSlider } from './percent-slider.tsx';

afterEach(cleanup);

async function slider(value: number) {
  const onChange = vi.fn<(percent: number) => void>();
  render(
    <Suspense>
      <PercentSlider label="Share" value={value} onChange={onChange} tone="up" />
    </Suspense>,
  );
  return { thumb: await screen.findByRole('slider'), onChange };
}

describe('PercentSlider', () => {
  test.each([
    ['ArrowRight', 41],
    ['ArrowUp', 41],
    ['ArrowLeft', 39],
    ['ArrowDown', 39],
    ['PageUp', 65],
    ['PageDown', 15],
    ['Home', 0],
    ['End', 100],
  ])('PercentSlider: %s leads from 40 to %i', async (key, expected) => {
    const { thumb, onChange } = await slider(40);
    fireEvent.keyDown(thumb, { key });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  test('E8 PercentSlider: the keys stop at both ends', async () => {
    const { thumb, onChange } = await slider(100);
    fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    expect(onChange).toHaveBeenCalledWith(100);
  });

  test('E8 PercentSlider: a chip sets its share and says whether it is the present one', async () => {
    const { onChange } = await slider(50);
    expect(screen.getByRole('button', { name: '50%' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '75%' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(75);
  });
});
