import type { Json, PushedEvent } from '../../engine/kernel/basics/engine-types.ts';
import type { BroadcastPace } from '../../engine/market/broadcast.ts';
import { findListed } from '../../engine/market/facts/instruments.ts';
import { isRow, textOf, type Row } from './reply.ts';

/** What a telling may look at beside the event itself. */
export interface Pushed {
  /** Whether the pair is priced by a feed; otherwise the house prices it. */
  readonly isOfFeed: boolean;
  /** Engine time, epoch ms. */
  readonly at: number;
  /** Hours that the texts of times are ahead of UTC. */
  readonly zoneHours: number;
}

/** An event of the engine as the dialect sends it; empty if it does not send it. */
export type Telling = (payload: Row, pushed: Pushed) => readonly Row[];

/** The pace of the market's events, and the sent events by name. */
export interface Pushing {
  readonly pace: BroadcastPace;
  readonly events: Readonly<Record<string, Telling>>;
}

const isOfFeed = (symbol: Json | undefined): boolean => (findListed(textOf(symbol))?.category ?? 'crypto') === 'crypto';

export function toldAs(
  { events }: Pushing,
  event: PushedEvent,
  moment: Pick<Pushed, 'at' | 'zoneHours'>,
): readonly PushedEvent[] {
  const telling = Object.hasOwn(events, event.event) ? events[event.event] : undefined;
  if (telling === undefined || !isRow(event.payload)) return [];
  const pushed = { ...moment, isOfFeed: isOfFeed(event.payload['symbol']) };
  return telling(event.payload, pushed).map((payload) => ({ ...event, payload }));
}
