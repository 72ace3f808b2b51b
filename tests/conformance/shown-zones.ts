import { zoneShownBy } from '../../src/core/i18n/zone/shown-zone.ts';
import type { Exchange } from './exchange-log.ts';
import { jsonOf } from './judge-answer.ts';

/** Rows that tell one moment twice: as an epoch, and as the wall time of the server. */
function momentsIn(value: unknown): readonly { readonly text: string; readonly atMs: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(momentsIn);
  const seconds = Number('create_time' in value ? value.create_time : Number.NaN);
  const text = 'time' in value ? value.time : undefined;
  return typeof text === 'string' && seconds > 0 ? [{ text, atMs: seconds * 1000 }, ...inner] : inner;
}

/** The time zones that the contracts of a person show. */
export class ShownZones {
  readonly #zones = new Set<string>();

  take({ operation, body }: Exchange): void {
    if (!/\/(moni)?lever\//.test(operation)) return;
    for (const { text, atMs } of momentsIn(jsonOf(body))) {
      const zone = zoneShownBy(text, atMs);
      if (zone !== undefined) this.#zones.add(zone);
    }
  }

  /** Undefined with none, and with several: a server that changes its clock in summer has a name that no offset tells. */
  zone(): string | undefined {
    const [zone, ...others] = this.#zones;
    return others.length === 0 ? zone : undefined;
  }
}
