import { Decoder, PacketType } from 'socket.io-parser';
import { readWireJson } from '../http/wire-json.ts';

const eventStart = `${PacketType.EVENT}[`;
/** Event names reserved by socket.io. */
const reservedEvents: readonly unknown[] = [
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
];

/** Longer than any event; reading more would stop the page. */
const longestPacket = 1_000_000;

/** The name of an event, at the start of its packet. */
const namedEvent = /^2\["([^"\\]*)"/;

/** Decodes events with every number as its text; socket.io does the rest. */
export class LosslessDecoder extends Decoder {
  /** Whether events of this name have a listener. */
  protected isHeard(_event: string): boolean {
    return true;
  }

  override add(packet: unknown): void {
    // A server broadcasts every pair's candles and trades: events without a listener are not even parsed.
    const event = typeof packet === 'string' ? namedEvent.exec(packet)?.[1] : undefined;
    if (event !== undefined && !reservedEvents.includes(event) && !this.isHeard(event)) return;
    if (typeof packet === 'string' && packet.length > longestPacket) return;
    const data =
      typeof packet === 'string' && packet.startsWith(eventStart) ? readWireJson(packet.slice(1)) : undefined;
    if (Array.isArray(data) && typeof data[0] === 'string' && !reservedEvents.includes(data[0])) {
      this.emitReserved('decoded', { type: PacketType.EVENT, nsp: '/', data });
    } else super.add(packet);
  }
}
