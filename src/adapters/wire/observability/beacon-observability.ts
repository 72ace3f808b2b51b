import type { ObservabilityPort, ObservedEvent } from '../../../core/platform/observability.ts';
import { logsBody, metricsBody, notedOf, type Noted, type ReportingProgram } from './otlp-codec.ts';

export interface BeaconParts {
  /** Base address of the collector. */
  readonly address: string;
  /** Read with every report: the brand names the product only after reports have begun. */
  readonly program: () => ReportingProgram;
  /** Epoch ms. */
  readonly now: () => number;
  /** `navigator.sendBeacon`: false where the browser does not take it. */
  readonly send: (url: string, body: Blob) => boolean;
}

/** Different lines of one report: a page in a loop of failures sends no more. */
const mostLines = 60;

/** Reports as OTLP in JSON, by beacons: they reach the collector while the page goes, and nothing waits for an answer. */
export class BeaconObservability implements ObservabilityPort {
  readonly #parts: BeaconParts;
  readonly #base: string;
  #noted = new Map<string, Noted>();
  #from: number;

  constructor(parts: BeaconParts) {
    this.#parts = parts;
    this.#base = parts.address.replace(/\/+$/, '');
    this.#from = parts.now();
  }

  note(event: ObservedEvent): void {
    const line = notedOf(event);
    const key = JSON.stringify([line.name, line.words]);
    const before = this.#noted.get(key);
    if (before === undefined && this.#noted.size >= mostLines) return;
    const value = before === undefined || line.form === 'measure' ? line.value : before.value + line.value;
    this.#noted.set(key, { ...line, value });
  }

  flush(): void {
    const noted = [...this.#noted.values()];
    if (noted.length === 0) return;
    const { program, now } = this.#parts;
    const batch = { program: program(), noted, from: this.#from, to: now() };
    this.#noted = new Map();
    this.#from = batch.to;
    this.#post(`${this.#base}/v1/logs`, logsBody(batch));
    this.#post(`${this.#base}/v1/metrics`, metricsBody(batch));
  }

  #post(url: string, body: object | undefined): void {
    if (body !== undefined) this.#parts.send(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  }
}
