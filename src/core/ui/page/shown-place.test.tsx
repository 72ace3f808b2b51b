import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { Page } from './page.tsx';
import { useShownPlace } from './shown-place.ts';
import { Place } from './place.tsx';

afterEach(cleanup);

const page = (title: string, place?: string) => (
  <MemoryRouter>
    <Suspense>
      <Page title={title} place={place === undefined ? undefined : <Place text={place} />}>
        text
      </Page>
    </Suspense>
  </MemoryRouter>
);

describe('Page', () => {
  test('Page: says where one is while it is there, in the words for the document when it has some', async () => {
    const { result } = renderHook(() => useShownPlace());
    const shown = render(page('Assets'));
    await screen.findByText('text');
    expect(result.current).toBe('Assets');
    shown.rerender(page('Trade BTC/USDT', '65,103.21 BTC/USDT'));
    expect(result.current).toBe('65,103.21 BTC/USDT');
    shown.unmount();
    expect(result.current).toBeUndefined();
  });

  test('Page: a title that changes is told once each time, and stays where it was among the pages', async () => {
    const told: (string | undefined)[] = [];
    const { result } = renderHook(() => {
      const place = useShownPlace();
      told.push(place);
      return place;
    });
    const below = render(page('Trade', '65,103.21 BTC/USDT'));
    const above = render(page('Assets'));
    await screen.findAllByText('text');
    below.rerender(page('Trade', '65,103.22 BTC/USDT'));
    expect(result.current).toBe('Assets');
    above.unmount();
    told.length = 0;
    below.rerender(page('Trade', '65,103.23 BTC/USDT'));
    expect(told).toEqual(['65,103.23 BTC/USDT']);
  });
});
