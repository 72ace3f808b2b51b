import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { presentSwitches, putSwitches, watchSwitches } from '../../../core/config/switches.ts';
import { RuntimeConfigContext, useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { ContainerContext } from '../../../core/di/use-port.ts';
import { speak } from '../../../core/i18n/i18n.ts';
import { Clock } from '../../../core/time/clock.ts';
import { watchNotices, type Notice } from '../../../core/ui/notify.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { missingRouteArea } from '../../routes/offered-route.ts';
import { rereadMs } from './reread-switches.ts';
import { SwitchWatch } from './switch-watch.tsx';

afterEach(() => {
  cleanup();
  putSwitches(undefined);
});

const started = parseRuntimeConfig({});

/** As the program does it: the configuration of the start, with the present switches. */
function Program({ children }: { readonly children: ReactNode }) {
  const switched = useSyncExternalStore(watchSwitches, presentSwitches);
  const config = useMemo(() => ({ ...started, ...switched }), [switched]);
  return <RuntimeConfigContext value={config}>{children}</RuntimeConfigContext>;
}
const Offer = () => <p>{String(useRuntimeConfig().products.nft)}</p>;

test('SwitchWatch: a product that the operator switches off goes from the open page, is told once, and comes back', async () => {
  await speak('en');
  const told: Notice[] = [];
  const stop = watchNotices((notice) => told.push(notice));
  told.length = 0;
  let [now, later] = [1_000_000, (): void => undefined];
  const clock: Clock = { now: () => now, after: (_delayMs, run) => ((later = run), () => undefined) };
  const container = new Container();
  container.bind(Clock).toConstantValue(clock);
  let file: object = { products: { nft: false } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(file))));
  const pass = (): Promise<void> =>
    act(async () => {
      now += rereadMs;
      later();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await act(async () => {
    render(
      <ContainerContext value={container}>
        <Suspense>
          <Program>
            <SwitchWatch />
            <Offer />
          </Program>
        </Suspense>
      </ContainerContext>,
    );
  });
  expect(screen.getByText('true')).toBeDefined();
  await pass();
  expect(screen.getByText('false')).toBeDefined();
  await waitFor(() => expect(told.map(({ text }) => text)).toEqual(['The operator has switched off NFT.']), {
    timeout: 60_000,
  });
  const openPage = () => missingRouteArea({ ...started, ...presentSwitches() }, routes.nft.nft);
  expect(openPage()).toBe('nft');
  await pass();
  expect(told).toHaveLength(1);
  expect(openPage()).toBe('nft');
  file = { products: { nft: true } };
  await pass();
  expect(screen.getByText('true')).toBeDefined();
  expect([openPage(), presentSwitches()?.decided]).toEqual([undefined, ['nft']]);
  expect(told).toHaveLength(1);
  stop();
});
