import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { RiskLine } from './risk-line.tsx';
import { RiskWarning, type RiskWarningProps } from './risk-warning.tsx';

afterEach(cleanup);

const links = [{ label: 'Read more', url: 'https://example.com/risk' }];

async function warning(props: Pick<RiskWarningProps, 'risk'>): Promise<HTMLElement> {
  render(
    <Suspense>
      <RiskWarning textKey="risk.contracts" {...props} />
    </Suspense>,
  );
  return screen.findByRole('complementary', {}, { timeout: 60_000 });
}

test('H2: the operator’s own figure of losing accounts stands in the warning', async () => {
  const whole = await warning({ risk: { lossPercent: '74.5', links } });
  expect(whole.textContent).toContain('74.5% of accounts here lose money.');
  expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('https://example.com/risk');
});

test('H2: where the operator’s law asks for its figure the whole text stands in the page, else a line that opens it', async () => {
  const line = (risk: RiskWarningProps['risk']) =>
    render(
      <MemoryRouter>
        <Suspense>
          <RiskLine lineKey="risk.contractsLine" textKey="risk.contracts" risk={risk} />
        </Suspense>
      </MemoryRouter>,
    );
  await act(async () => {
    line({ lossPercent: '74.5', links });
    await import('./risk-text.tsx');
  });
  expect((await screen.findByRole('complementary')).textContent).toContain('74.5% of accounts here lose money.');
  cleanup();
  line({ links });
  const shown = await screen.findByRole('button', { name: 'Leverage can cost you everything here.' });
  await act(async () => {
    fireEvent.click(shown);
    await import('./risk-text.tsx');
  });
  expect((await screen.findByRole('complementary')).textContent).toMatch(/lose all the money/);
  expect(screen.getByRole('link', { name: 'Read more' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Limits and breaks' })).toBeDefined();
});

test('H2: without that figure the warning names none', async () => {
  const aside = await warning({ risk: { links: [] } });
  expect(aside.textContent).toMatch(/lose all the money/);
  expect(aside.textContent).not.toMatch(/\d|%/);
});
