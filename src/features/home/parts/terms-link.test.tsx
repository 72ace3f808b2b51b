import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TermsLink } from './terms-link.tsx';

test('TermsLink: one tap leads a visitor to who runs the platform, what it costs and on which terms', async () => {
  render(
    <MemoryRouter>
      <Suspense>
        <TermsLink />
      </Suspense>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'About, fees and terms' }, { timeout: 20_000 });
  expect(link.getAttribute('href')).toBe('/pages/common/aboutuslist?section=terms');
});
