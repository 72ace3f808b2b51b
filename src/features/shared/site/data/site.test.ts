// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SitePort } from '../../../../core/ports/site-port.ts';
import { awaitFirstSight, tellFirstSight } from '../../../../core/waiting/first-sight.ts';
import { siteConfigurationQuery } from './site.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the title of a page asks for the name of the site only when the first screen has been painted', async () => {
  awaitFirstSight();
  const siteConfiguration = vi.fn<() => Promise<object>>(async () => ({ name: 'Site' }));
  const port = { siteConfiguration } as unknown as SitePort;
  const reading = new QueryClient().query(siteConfigurationQuery(port));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(siteConfiguration).not.toHaveBeenCalled();
  tellFirstSight();
  await vi.advanceTimersByTimeAsync(100);
  await expect(reading).resolves.toEqual({ name: 'Site' });
});
