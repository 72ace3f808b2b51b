// Single functions of the library, each given the space that it works in: those that take any text for a colour bring every space and
// every name of colours with them, and a page with a brand loads what stands here before its first sight.
import {
  convertHslToRgb,
  convertRgbToHsl,
  convertRgbToLab65,
  convertRgbToLrgb,
  differenceCiede2000,
  lerp,
  parseHex,
  serializeHex,
  wcagContrast,
  wcagLuminance,
  type Hsl,
  type Rgb,
} from 'culori/fn';

/** `#rrggbb`, in small letters. */
export type Hex = `#${string}`;
/** Hue in degrees (none of a grey), saturation and lightness from 0 to 1. */
export type { Hsl };

export const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

function rgbOf(colour: Hex): Rgb {
  const parts = parseHex(colour);
  if (parts === undefined) throw new Error(`${colour} is no colour`);
  return parts;
}

/** Of parts from 0 to 1; what is outside is cut. */
function hexOf(parts: Rgb): Hex {
  const written = serializeHex(parts);
  if (!isHex(written)) throw new Error(`no colour of six digits: ${written}`);
  return written;
}

export const hslOf = (colour: Hex): Hsl => convertRgbToHsl(rgbOf(colour));
export const hexOfHsl = (colour: Hsl): Hex => hexOf(convertHslToRgb(colour));

/** By WCAG 2, from 0 to 1. */
export const luminance = (colour: Hex): number => wcagLuminance(convertRgbToLrgb(rgbOf(colour)));

/** By WCAG 2, from 1 to 21. */
export const contrast = (one: Hex, other: Hex): number =>
  wcagContrast(convertRgbToLrgb(rgbOf(one)), convertRgbToLrgb(rgbOf(other)));

/** How far apart two colours look: ΔE of CIE 1976, with the white of D65. */
export function colourDistance(one: Hex, other: Hex): number {
  const [left, right] = [convertRgbToLab65(rgbOf(one)), convertRgbToLab65(rgbOf(other))];
  return Math.hypot(left.l - right.l, left.a - right.a, left.b - right.b);
}

const seenApart = differenceCiede2000();

/** The same with the finer ruler of CIE 2000, which holds two strong greens for one where that of 1976 finds them far apart. */
export const hueDistance = (one: Hex, other: Hex): number =>
  seenApart(convertRgbToLab65(rgbOf(one)), convertRgbToLab65(rgbOf(other)));

/** The colour over another, covering so much of it: from 0 to 1. */
export function laidOver(below: Hex, above: Hex, share: number): Hex {
  const [from, to] = [rgbOf(below), rgbOf(above)];
  return hexOf({
    mode: 'rgb',
    r: lerp(from.r, to.r, share),
    g: lerp(from.g, to.g, share),
    b: lerp(from.b, to.b, share),
  });
}
