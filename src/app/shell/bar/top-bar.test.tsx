import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ModeContext } from '../practice/mode.ts';
import { ModeStrip } from '../practice/mode-badge.tsx';
import { TopBar } from './top-bar.tsx';

vi.mock('../../../core/i18n/use-text.ts', () => ({
  useText: () => (key: string) => key,
  useTextsAhead: () => undefined,
}));
vi.mock('../../../features/shared/notices/panels/notice-bell.tsx', () => ({ Bell: () => undefined }));
vi.mock('./bar-account.tsx', () => ({ BarAccount: () => undefined }));
vi.mock('./bar-search.tsx', () => ({ BarSearch: () => undefined }));
afterEach(cleanup);

function strip(isSimulated: boolean): Element | null {
  const marks = { onExplainPractice: () => undefined, onTapDemo: undefined, demoMark: undefined };
  const { container } = render(
    <ModeContext value={{ isDemo: false, isOneFile: false, isSimulated }}>
      <TopBar status={undefined} strip={<ModeStrip {...marks} />} onShown={() => undefined} />
    </ModeContext>,
  );
  return container.querySelector('[data-mode-strip]');
}

test("TopBar: a desktop's bar carries the strip of practice with its words, which gives the bar its colour", () => {
  expect(strip(true)?.getAttribute('data-mode-strip')).toBe('simulated');
  expect(screen.getByRole('button', { name: 'mode.practice' })).toBeDefined();
  expect(screen.getByText('mode.notReal')).toBeDefined();
});

test('TopBar: real money has no strip', () => {
  expect(strip(false)).toBeNull();
});
