/** `#rrggbb`. */
export type Hex = `#${string}`;
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Viénot, Brettel and Mollon 1999, on linear light: what is seen where one kind of cones is missing. */
const sights = {
  protanopia: [
    [0.112_38, 0.887_62, 0],
    [0.112_38, 0.887_62, 0],
    [0.004_01, -0.004_01, 1],
  ],
  deuteranopia: [
    [0.292_75, 0.707_25, 0],
    [0.292_75, 0.707_25, 0],
    [-0.022_34, 0.022_34, 1],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;
export type Sight = keyof typeof sights;

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

function linear(colour: Hex): Triple {
  const part = (index: number): number => {
    const value = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function hex(light: Triple): Hex {
  const part = (value: number): string => {
    const held = Math.min(1, Math.max(0, value));
    const gamma = held <= 0.003_130_8 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${light.map(part).join('')}`;
}

export const seenWith = (sight: Sight, colour: Hex): Hex => hex(times(sights[sight], linear(colour)));

const toXyz: Matrix = [
  [0.412_4, 0.357_6, 0.180_5],
  [0.212_6, 0.715_2, 0.072_2],
  [0.019_3, 0.119_2, 0.950_5],
];

const luminance = (colour: Hex): number => times(toXyz, linear(colour))[1];

/** By WCAG, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((left, right) => right - left);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function lab(colour: Hex): Triple {
  const [x, y, z] = times(toXyz, linear(colour));
  const bent = (value: number): number => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [a, b, c] = [bent(x / 0.950_47), bent(y), bent(z / 1.088_83)];
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)];
}

/** ΔE of CIE 1976. */
export function colourDistance(one: Hex, other: Hex): number {
  const [left, right] = [lab(one), lab(other)];
  return Math.hypot(...left.map((value, index) => value - (right[index] ?? 0)));
}
