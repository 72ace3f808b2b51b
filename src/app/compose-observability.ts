import type { QueryClient } from '@tanstack/react-query';
import { BeaconObservability } from '../adapters/wire/observability/beacon-observability.ts';
import { SystemClock } from '../adapters/wire/platform/system-clock.ts';
import { readProgram } from '../core/config/program.ts';
import type { Ports } from '../core/di/use-port.ts';
import { productName } from '../core/i18n/product-name.ts';
import { RealtimeTransport } from '../core/platform/realtime-transport.ts';
import { watchAnswers, watchErrors, watchRequests, watchSocket } from './observability-sources.ts';
import { measureVitals, observePage } from './web-vitals.ts';

/** The time between two reports of a page that stays open. */
const reportMs = 60_000;

/**
 * Begins to report to the operator's collector. The answer adds what the composed program tells; errors are heard from the
 * beginning.
 */
export function startObservability(address: string): (container: Ports, queries: QueryClient) => void {
  const clock = new SystemClock();
  const port = new BeaconObservability({
    address,
    program: () => ({ name: productName(), ...readProgram() }),
    now: () => clock.now(),
    send: (url, body) => navigator.sendBeacon(url, body),
  });
  const noteVitals = measureVitals(observePage, port);
  watchErrors(window, port);
  const report = (): void => {
    port.flush();
    clock.after(reportMs, report);
  };
  clock.after(reportMs, report);
  // The last moment of which a page can be sure.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    noteVitals();
    port.flush();
  });
  return (container, queries) => {
    watchRequests(port);
    watchAnswers(queries, port);
    watchSocket(container.get<RealtimeTransport>(RealtimeTransport), port);
  };
}
