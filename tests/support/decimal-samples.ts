import fc from 'fast-check';
import { decimal, type DecimalText } from '../../src/core/money/amount.ts';

/** The tags of the ten languages. */
export const languageTags = ['en', 'zh-CN', 'zh-HK', 'th', 'ja', 'ko', 'fr', 'tr', 'ru', 'es'] as const;

/** An integer of up to `digits` digits together with how many of them stand behind the dot. */
export interface Scaled {
  readonly units: bigint;
  readonly places: number;
}

export const scaled = (digits: number, mostPlaces: number): fc.Arbitrary<Scaled> =>
  fc.record({
    units: fc.oneof(
      fc.bigInt({ min: -(10n ** BigInt(digits)) + 1n, max: 10n ** BigInt(digits) - 1n }),
      fc.integer({ min: -10_000, max: 10_000 }).map(BigInt),
    ),
    places: fc.integer({ min: 0, max: mostPlaces }),
  });

/** `units` × 10^-places in plain digits, by nothing but text. */
export function plainText({ units, places }: Scaled): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const split = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, split)}.${digits.slice(split)}`;
  return units < 0n ? `-${text}` : text;
}

export const decimalText = <T extends DecimalText>(value: Scaled): T => decimal<T>(plainText(value));

/** Any decimal that money may be: up to 24 digits, up to 20 of them behind the dot. */
export const decimals = <T extends DecimalText>(): fc.Arbitrary<T> =>
  scaled(24, 20).map((value) => decimalText<T>(value));

/** Half away from zero, on integers alone. */
export function halfUp({ units, places }: Scaled, wanted: number): Scaled {
  if (wanted >= places) return { units, places };
  const divisor = 10n ** BigInt(places - wanted);
  const magnitude = units < 0n ? -units : units;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return { units: units < 0n ? -rounded : rounded, places: wanted };
}
