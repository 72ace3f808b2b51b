import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTexts, speak } from '../../../../core/i18n/i18n.ts';
import { DayField } from './day-field.tsx';

afterEach(async () => {
  cleanup();
  await speak('en');
});
beforeEach(async () => loadTexts(['common', 'requests']));

function Field({ earliest, isNeeded = false }: { readonly earliest?: string; readonly isNeeded?: boolean }) {
  const [day, setDay] = useState<string>();
  return (
    <>
      <DayField label="From" value={day} onChange={setDay} today="2026-01-30" earliest={earliest} isNeeded={isNeeded} />
      <output>{day}</output>
    </>
  );
}

const chosen = (): string | null => screen.getByRole('status').textContent;
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

describe('DayField', () => {
  test('opens at today, marks it, and a tap on a day is the answer', () => {
    render(<Field />);
    press('From: Choose');
    expect(screen.getByRole('button', { name: 'January 30' }).getAttribute('aria-current')).toBe('date');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    press('January 12');
    expect(chosen()).toBe('2026-01-12');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('From: 2026-01-12');
    expect(screen.getByRole('button', { name: 'January 12' }).getAttribute('aria-pressed')).toBe('true');
    press('Clear');
    expect(chosen()).toBe('');
  });

  test('arrow keys walk over days, weeks and the end of a month, the page keys over months', () => {
    render(<Field />);
    press('From: Choose');
    screen.getByRole('button', { name: 'January 30' }).focus();
    key('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('January 31');
    key('PageDown');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('February 28');
    key('ArrowDown');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('March 7');
    expect(document.querySelectorAll('td [tabindex="0"]')).toHaveLength(1);
  });

  test('a day before the earliest cannot be chosen, and one that is needed cannot be taken away', () => {
    render(<Field earliest="2026-01-15" isNeeded />);
    press('From: Choose');
    press('January 14');
    expect(chosen()).toBe('');
    press('January 15');
    expect(chosen()).toBe('2026-01-15');
    press('From: 2026-01-15');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  test('days and months are written in the language of the page, not of the browser', async () => {
    await speak('jp');
    await loadTexts(['common', 'requests']);
    render(<Field />);
    press('From: 選択してください');
    expect(screen.getByRole('button', { name: '1月12日' })).toBeTruthy();
    press('1月12日');
    expect(screen.getByRole('button', { name: 'From: 2026/01/12' })).toBeTruthy();
  });
});
