import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const items = [
  { id: 'positions', label: 'Positions', count: 2 },
  { id: 'pending', label: 'Pending' },
  { id: 'history', label: 'History' },
] as const;

function Strip() {
  const [selected, setSelected] = useState<(typeof items)[number]['id']>('positions');
  return <Tabs label="Orders" items={items} selected={selected} onSelect={setSelected} />;
}

const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  test.each([
    ['ArrowRight', 'Pending'],
    ['ArrowLeft', 'History'],
    ['End', 'History'],
    ['Home', 'Positions2'],
  ])('Tabs: %s selects %s and takes the focus along', (key, expected) => {
    render(<Strip />);
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    expect(selected()).toBe(expected);
    expect(document.activeElement?.textContent).toBe(expected);
  });

  test('Tabs: only the selected one is reached by the tab key', () => {
    render(<Strip />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
