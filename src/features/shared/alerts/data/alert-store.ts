import { readAlerts, writeAlerts, type PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import type { Unsubscribe } from '../../../../core/platform/realtime-transport.ts';
import type { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { keptTextOf, type KeptText } from '../../kept-text/data/shared-text.ts';

export const alertKeys = { list: 'alerts.list', watched: 'alerts.watched', settings: 'alerts.settings' } as const;

/** The price alerts of this device, for all its tabs. */
export class AlertStore {
  readonly #kept: KeptText;
  #read: { readonly text: string | undefined; readonly alerts: readonly PriceAlert[] } | undefined;

  constructor(storage: KeyValueStorage) {
    this.#kept = keptTextOf(storage, alertKeys.list);
  }

  /** The same array until something changes. */
  readonly alerts = (): readonly PriceAlert[] => {
    const text = this.#kept.read();
    if (this.#read === undefined || this.#read.text !== text) this.#read = { text, alerts: readAlerts(text) };
    return this.#read.alerts;
  };

  readonly subscribe = (listener: () => void): Unsubscribe => this.#kept.subscribe(listener);

  /** Changes the stored alerts, including those of other tabs. False when the device has no space. */
  readonly change = (next: (alerts: readonly PriceAlert[]) => readonly PriceAlert[]): boolean => {
    const present = this.alerts();
    const wanted = next(present);
    return wanted === present || this.#kept.write(writeAlerts(wanted, this.#kept.read()));
  };
}

const stores = new WeakMap<KeyValueStorage, AlertStore>();

export function alertStoreOf(storage: KeyValueStorage): AlertStore {
  const store = stores.get(storage) ?? new AlertStore(storage);
  stores.set(storage, store);
  return store;
}
