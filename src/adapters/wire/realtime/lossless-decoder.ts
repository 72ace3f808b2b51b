import { Decoder, PacketType } from 'socket.io-parser';
import { readWireJson } from '../http/wire-json.ts';

const eventStart = `${PacketType.EVENT}[`;
/** Names that socket.io keeps for itself. */
const reservedEvents: readonly unknown[] = [
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
];

/** The name of an event, as it stands at the front of its packet. */
const namedEvent = /^2\["([^"\\]*)"/;

/** Reads events with every number as the text that stood there; everything else is left to socket.io. */
export class LosslessDecoder extends Decoder {
  /** Whether anybody listens to events of this name. */
  protected isHeard(_event: string): boolean {
    return true;
  }

  override add(packet: unknown): void {
    // A server broadcasts every pair's candles and trades: events without a listener are not even parsed.
    const event = typeof packet === 'string' ? namedEvent.exec(packet)?.[1] : undefined;
    if (event !== undefined && !reservedEvents.includes(event) && !this.isHeard(event)) return;
    const data =
      typeof packet === 'string' && packet.startsWith(eventStart) ? readWireJson(packet.slice(1)) : undefined;
    if (Array.isArray(data) && typeof data[0] === 'string' && !reservedEvents.includes(data[0])) {
      this.emitReserved('decoded', { type: PacketType.EVENT, nsp: '/', data });
    } else super.add(packet);
  }
}
