import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchPicks } from './watch-picks.ts';

const press = (x: number, y: number, pointerType: 'mouse' | 'touch', isPrimary = true) => ({
  clientX: x,
  clientY: y,
  button: 0,
  isPrimary,
  pointerId: 1,
  pointerType,
});

function stage() {
  const element = document.body.appendChild(document.createElement('div'));
  const onPick = vi.fn<(at: { x: number; y: number }) => void>();
  return { element, onPick, stop: watchPicks(element, { onPick }) };
}

describe('watchPicks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('CH3: a click of the mouse picks, a drag pans and picks nothing', () => {
    const { element, onPick } = stage();
    fireEvent.pointerDown(element, press(10, 20.6, 'mouse'));
    fireEvent.pointerUp(element, press(11, 20.6, 'mouse'));
    expect(onPick).toHaveBeenCalledExactlyOnceWith({ x: 10, y: 20 });
    fireEvent.pointerDown(element, press(10, 20, 'mouse'));
    fireEvent.pointerMove(element, press(60, 20, 'mouse'));
    fireEvent.pointerUp(element, press(60, 20, 'mouse'));
    expect(onPick).toHaveBeenCalledTimes(1);
  });

  test('CH3: a finger picks by resting, then wherever it moves; a tap and a swipe pick nothing', () => {
    const { element, onPick } = stage();
    fireEvent.pointerDown(element, press(10, 20, 'touch'));
    fireEvent.pointerUp(element, press(10, 20, 'touch'));
    fireEvent.pointerDown(element, press(10, 20, 'touch'));
    fireEvent.pointerMove(element, press(10, 60, 'touch'));
    vi.advanceTimersByTime(2_000);
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.pointerUp(element, press(10, 60, 'touch'));
    fireEvent.pointerDown(element, press(10, 20, 'touch'));
    vi.advanceTimersByTime(600);
    fireEvent.pointerMove(element, press(12, 70, 'touch'));
    fireEvent.pointerUp(element, press(12, 70, 'touch'));
    expect(onPick.mock.calls.map(([{ y }]) => y)).toEqual([20, 70]);
  });

  test('CH3: two fingers zoom and pick nothing, and nothing is picked after the end', () => {
    const { element, onPick, stop } = stage();
    fireEvent.pointerDown(element, press(10, 20, 'touch'));
    fireEvent.pointerDown(element, press(90, 20, 'touch', false));
    vi.advanceTimersByTime(2_000);
    fireEvent.pointerUp(element, press(10, 20, 'touch'));
    fireEvent.pointerDown(element, press(10, 20, 'touch'));
    stop();
    vi.advanceTimersByTime(2_000);
    expect(onPick).not.toHaveBeenCalled();
  });
});
