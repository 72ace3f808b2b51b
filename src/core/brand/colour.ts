/** `#rrggbb`, in small letters. */
export type Hex = `#${string}`;
export type Triple = readonly [number, number, number];

export const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

/** Red, green and blue from 0 to 1. */
export const partsOf = (colour: Hex): Triple => {
  const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
};

const byte = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

export const hexOf = ([red, green, blue]: Triple): Hex => `#${byte(red)}${byte(green)}${byte(blue)}`;

const toLinear = (part: number): number => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const linear = (colour: Hex): Triple => {
  const [red, green, blue] = partsOf(colour);
  return [toLinear(red), toLinear(green), toLinear(blue)];
};

function luminance(colour: Hex): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** By WCAG 2, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [left, right] = [luminance(one), luminance(other)];
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
}

const bent = (value: number): number => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** CIE L*a*b*, with the white of D65. */
function lab(colour: Hex): Triple {
  const [red, green, blue] = linear(colour);
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look: ΔE of CIE 1976. */
export function colourDistance(one: Hex, other: Hex): number {
  const [left, right] = [lab(one), lab(other)];
  return Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
}
