import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { LimitsSection } from './limits-section.tsx';

vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: false }) }));
vi.mock('../data/account-name.ts', () => ({ useKeyOfAccount: () => 'account' }));
vi.mock('../../shared/limits/operations/use-own-limits.ts', () => ({
  useOwnLimits: () => ({ limits: {}, change: () => undefined }),
}));
vi.mock('../../shared/limits/operations/use-today.ts', () => ({ useToday: () => ({ isWhole: true }) }));
vi.mock('./limits-form.tsx', () => ({ LimitsForm: () => undefined }));
vi.mock('./today-group.tsx', () => ({ TodayGroup: () => undefined }));
afterEach(cleanup);

test.each([true, false])('W6 LimitsSection: a break names the quiz only where there is one: %s', async (quiz) => {
  render(
    <MemoryRouter>
      <RuntimeConfigContext value={parseRuntimeConfig({ products: { quiz } })}>
        <Suspense>
          <LimitsSection />
        </Suspense>
      </RuntimeConfigContext>
    </MemoryRouter>,
  );
  const text = await screen.findByText(/until it ends/, {}, { timeout: 60_000 });
  expect(text.textContent.includes('quiz')).toBe(quiz);
});
