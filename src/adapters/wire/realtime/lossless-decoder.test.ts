import fc from 'fast-check';
import { Encoder, PacketType, type Packet } from 'socket.io-parser';
import { describe, expect, test } from 'vitest';
import { LosslessDecoder } from './lossless-decoder.ts';

function decode(packet: string): Packet[] {
  const decoded: Packet[] = [];
  const decoder = new LosslessDecoder();
  decoder.on('decoded', (one: Packet) => void decoded.push(one));
  decoder.add(packet);
  return decoded;
}

describe('LosslessDecoder', () => {
  test('add: each digit of an event survives', () => {
    expect(decode('2["match_trade",{"id":12345678901234567890,"price":0.12345678901234567890,"amount":1.50}]')).toEqual(
      [
        {
          type: PacketType.EVENT,
          nsp: '/',
          data: ['match_trade', { id: '12345678901234567890', price: '0.12345678901234567890', amount: '1.50' }],
        },
      ],
    );
  });

  test('add: an event without a listener is not parsed, whatever it carries', () => {
    class HalfDeaf extends LosslessDecoder {
      protected override isHeard(event: string): boolean {
        return event === 'kline';
      }
    }
    const decoder = new HalfDeaf();
    const heard: unknown[] = [];
    decoder.on('decoded', ({ data }: Packet) => void heard.push(data));
    for (const packet of ['2["match_trade",{"id":1}]', '2["match_trade",{', '2["kline",1]']) decoder.add(packet);
    expect(heard).toEqual([['kline', '1']]);
    expect(() => decoder.add('2["connect",1]')).toThrow();
  });

  test('R8 add: an event beyond all reason is dropped, and the next one comes', () => {
    const level = '["60000.1","1"]';
    const book = (levels: number): string => `2["market_depth",{"bids":[${Array(levels).fill(level).join()}]}]`;
    expect(decode(book(70_000))).toEqual([]);
    expect(decode(book(1000))).toHaveLength(1);
  });

  test('add: connecting and acknowledging stay as socket.io reads them', () => {
    expect(decode('0{"sid":"a","n":1}')).toEqual([{ type: PacketType.CONNECT, nsp: '/', data: { sid: 'a', n: 1 } }]);
    expect(decode('31[2]')).toEqual([{ type: PacketType.ACK, nsp: '/', id: 1, data: [2] }]);
  });

  test.each(['2["connect",1]', '2["disconnect"]', '2[', '2[]', '2[{}]', '9', 'x'])('add: %s is refused', (packet) => {
    expect(() => decode(packet)).toThrow();
  });

  test('add: what socket.io writes comes out with numbers as text', () => {
    const asText = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (_, inner: unknown) => (typeof inner === 'number' ? String(inner) : inner));
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (payload) => {
        const [text] = new Encoder().encode({ type: PacketType.EVENT, nsp: '/', data: ['kline', payload] }) as string[];
        expect(decode(text ?? '').map(({ data }) => data as unknown)).toEqual([['kline', asText(payload)]]);
      }),
    );
  });
});
