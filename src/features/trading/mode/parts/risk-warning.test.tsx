import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RiskWarning, type RiskWarningProps } from './risk-warning.tsx';

afterEach(cleanup);

const links = [{ label: 'Read more', url: 'https://example.com/risk' }];

async function warning(props: Pick<RiskWarningProps, 'risk' | 'isShort'>): Promise<HTMLElement> {
  render(
    <Suspense>
      <RiskWarning textKey="risk.contract" {...props} />
    </Suspense>,
  );
  return screen.findByRole('complementary', {}, { timeout: 60_000 });
}

test('H2: the operator’s own figure of losing accounts stands in the warning, the short one too', async () => {
  const whole = await warning({ risk: { lossPercent: '74.5', links } });
  expect(whole.textContent).toContain('74.5% of accounts here lose money.');
  expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('https://example.com/risk');
  cleanup();
  const short = await warning({ risk: { lossPercent: '74.5', links }, isShort: true });
  expect(short.textContent).toContain('74.5%');
  expect(screen.queryByRole('link')).toBeNull();
});

test('H2: without that figure the warning names none', async () => {
  const aside = await warning({ risk: { links: [] } });
  expect(aside.textContent).toMatch(/lose all the money/);
  expect(aside.textContent).not.toMatch(/\d|%/);
});
