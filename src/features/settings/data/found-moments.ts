import { useSyncExternalStore } from 'react';
import { askedKey, spokenKey, zoneFoundKey } from '../../../core/config/found-facts.ts';
import { lackingKey } from '../../../core/config/found-products.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { familyKey } from '../../../core/platform/dialect-source.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';
import type { SpokenProtocol } from '../../../core/platform/realtime-transport.ts';
import { keptTextOf, useSharedText } from '../../shared/kept-text/data/shared-text.ts';

/** Epoch ms; undefined where nothing was found, or by an older program that kept no moment. */
type Moment = number | undefined;

export interface FoundMoments {
  readonly family: Moment;
  readonly zone: Moment;
  readonly realtime: Moment;
  /** When the server was last asked for the products that it has. */
  readonly offer: Moment;
}

const momentIn = (text = ''): Moment => (/^\d+$/.test(text) ? Number(text) : undefined);
/** The moment is the last word of what is kept. */
const momentOf = (kept = ''): Moment => momentIn(kept.split(',').slice(1).at(-1));

/** When each fact about this server was found, as this device keeps it. */
export function useFoundMoments(): FoundMoments {
  const { apiBase } = useRuntimeConfig();
  const storage = usePort(KeyValueStorage);
  const [spoken] = useSharedText(spokenKey(apiBase));
  const [zone] = useSharedText(zoneFoundKey(apiBase));
  // What is lacking is written after the moment of the question.
  const lacking = keptTextOf(storage, lackingKey({ apiBase }));
  const asked = useSyncExternalStore(lacking.subscribe, () => storage.read(askedKey(apiBase)));
  return {
    family: momentOf(storage.read(familyKey(apiBase))),
    zone: momentOf(zone),
    realtime: momentOf(spoken),
    offer: momentIn(asked?.split('\n')[0]),
  };
}

/** The protocol of the live connection of an earlier visit. */
export function useKeptProtocol(): SpokenProtocol | undefined {
  const [kept] = useSharedText(spokenKey(useRuntimeConfig().apiBase));
  return (['v2', 'v4'] as const).find((name) => kept?.startsWith(`${name},`));
}
