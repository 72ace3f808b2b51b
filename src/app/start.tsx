import { createRoot } from 'react-dom/client';
import { createDemoConfig } from '../core/config/demo-config.ts';
import { readRuntimeConfig } from '../core/config/runtime-config.ts';
import { Application } from './application.tsx';
import { fetchRealtime } from './compose-ahead.ts';
import { compose } from './compose.ts';
import { tellCannotStart } from '../core/navigation/cannot-start.ts';
import { Clock } from '../core/time/clock.ts';
import { fetchAll } from './fetch-all.ts';
import { speakOnlyTo } from './speak-only-to.ts';

/**
 * Renders the product into `root`. `found` is the pending `config.json`; a demo needs none. Fails when the
 * configuration or a part of the program cannot be loaded.
 */
export async function start(root: HTMLElement, found: Promise<Response> | undefined): Promise<void> {
  // Not earlier: it would compete with the first screen for the network.
  fetchRealtime();
  const config =
    __SERVER__ === 'in-browser'
      ? createDemoConfig()
      : await readRuntimeConfig(async () => (await found)?.clone() ?? fetch('./config.json'), './config.json');
  if (__SERVER__ === 'network') speakOnlyTo(config);
  const composition = await compose(config);
  // An error that no screen catches would leave an empty page.
  createRoot(root, { onUncaughtError }).render(<Application {...composition} config={config} />);
  if (__SERVER__ === 'in-browser') fetchAll(document);
  if (!__ONE_FILE__ && import.meta.env.PROD) keepCopy(composition.container.get<Clock>(Clock));
}

function onUncaughtError(error: unknown): void {
  tellCannotStart(error);
  reportError(error);
}

/** The first screen is loaded by then. */
const settledMs = 3000;

function keepCopy(clock: Clock): void {
  clock.after(settledMs, () => {
    import('./offline/start-offline-copy.ts').then(
      ({ startOfflineCopy }) => startOfflineCopy(clock),
      // Offline there is nothing to copy.
      () => undefined,
    );
  });
}
