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

/** Reads events with every number as the text that stood there; everything else is left to socket.io. */
export class LosslessDecoder extends Decoder {
  override add(packet: unknown): void {
    const data =
      typeof packet === 'string' && packet.startsWith(eventStart) ? readWireJson(packet.slice(1)) : undefined;
    if (Array.isArray(data) && typeof data[0] === 'string' && !reservedEvents.includes(data[0])) {
      this.emitReserved('decoded', { type: PacketType.EVENT, nsp: '/', data });
    } else super.add(packet);
  }
}
