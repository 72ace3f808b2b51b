import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createDemoConfig } from '../core/config/demo-config.ts';
import { readRuntimeConfig } from '../core/config/runtime-config.ts';
import { branded } from './brand/branded.ts';
import { brandOfPage } from './brand/brand-of-page.ts';
import { Application, createBelongings, spokenFor } from './application.tsx';
import { awaitFirstScreen } from './first-screen.ts';
import { fetchRealtime } from './compose-ahead.ts';
import { compose } from './compose.ts';
import type { Ports } from '../core/di/use-port.ts';
import { tellCannotStart } from '../core/navigation/cannot-start.ts';
import { Clock } from '../core/time/clock.ts';
import { Session } from '../core/platform/session.ts';
import { awaitFirstSight } from '../core/waiting/first-sight.ts';
import { nextTask } from '../core/waiting/next-task.ts';
import { fetchAll } from './fetch-all.ts';
import { speakOnlyTo } from './speak-only-to.ts';

/**
 * Renders the product into `root`. `found` is the pending `config.json`; a demo needs none. Fails when the
 * configuration or a part of the program cannot be loaded.
 */
export async function start(root: HTMLElement, found: Promise<Response> | undefined): Promise<void> {
  const read =
    __SERVER__ === 'in-browser'
      ? createDemoConfig(brandOfPage(document))
      : await readRuntimeConfig(
          async (address, init) => (await found)?.clone() ?? fetch(address, init),
          './config.json',
        );
  if (__SERVER__ === 'network') speakOnlyTo(read);
  const address = read.observability;
  const observing =
    __SERVER__ === 'network' && address !== undefined
      ? import('./compose-observability.ts').then((part) => part.startObservability(address))
      : undefined;
  const config = await branded(read);
  const composition = await compose(config);
  await nextTask();
  const belongings = createBelongings(composition.container, config.brand);
  const { language } = composition.container.get<Session>(Session).state();
  await awaitFirstScreen({
    queries: belongings.queries,
    ports: composition.container,
    language: spokenFor(language),
  });
  // Without its code the program goes on.
  observing?.then((listen) => listen(composition.container, belongings.queries)).catch(() => undefined);
  // Not earlier: it would take from the network what the first screen is drawn with.
  fetchRealtime();
  // What no screen keeps to itself would leave a page without anything on it.
  awaitFirstSight();
  const page = createRoot(root, { onUncaughtError });
  // In slices: the browser answers a tap between them.
  startTransition(() => page.render(<Application {...composition} config={config} belongings={belongings} />));
  const { savesData } = belongings.preferences;
  if (__SERVER__ === 'in-browser' && !savesData()) fetchAll(document);
  if (!__ONE_FILE__ && import.meta.env.PROD) keepCopy(composition.container, savesData);
}

function onUncaughtError(error: unknown): void {
  tellCannotStart(error);
  reportError(error);
}

/** The first screen is loaded by then. */
const settledMs = 3000;

function keepCopy(ports: Ports, savesData: () => boolean): void {
  ports.get<Clock>(Clock).after(settledMs, () => {
    import('./offline/start-offline-copy.ts').then(
      ({ startOfflineCopy }) => startOfflineCopy(ports, savesData),
      // Offline there is nothing to copy.
      () => undefined,
    );
  });
}
