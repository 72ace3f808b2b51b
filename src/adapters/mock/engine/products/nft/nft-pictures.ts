import { bitsAt, streamOf } from '../../market/chance/chance.ts';

// Everything that is shown here is drawn from a number: the same one gives the same picture.

const size = 400;
type Draw = (most: number) => number;

function drawsFrom(seed: number): Draw {
  const stream = streamOf(0x4a57, seed);
  let index = 0;
  return (most) => {
    index += 1;
    return bitsAt(stream, index) % most;
  };
}

const tone = (hue: number, light: number): string => ['hsl', `(${hue % 360} 62% ${light}%)`].join('');

const orbits = (draw: Draw, hue: number): string =>
  Array.from({ length: 7 }, (_, ring) => {
    const radius = 26 + ring * 24;
    const dash = `${40 + draw(160)} ${20 + draw(90)}`;
    return `<circle cx="200" cy="200" r="${radius}" fill="none" stroke="${tone(hue + ring * 16, 48 + draw(26))}" stroke-width="${4 + draw(12)}" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
  }).join('');

const peaks = (draw: Draw, hue: number): string =>
  Array.from({ length: 5 }, (_, row) => {
    const base = 190 + row * 48;
    const points = Array.from({ length: 6 }, (__, at) => `${at * 80},${base - draw(130 - row * 16)}`).join(' ');
    return `<polygon points="0,400 ${points} 400,400" fill="${tone(hue + row * 12, 62 - row * 9)}" opacity="0.92"/>`;
  }).join('');

const tiles = (draw: Draw, hue: number): string =>
  Array.from({ length: 25 }, (_, at) => {
    const [x, y] = [(at % 5) * 80, Math.floor(at / 5) * 80];
    const colour = tone(hue + draw(80), 36 + draw(38));
    const shapes = [
      `<circle cx="${x + 40}" cy="${y + 40}" r="${14 + draw(24)}" fill="${colour}"/>`,
      `<path d="M${x} ${y + 80}A80 80 0 0 1 ${x + 80} ${y}V${y + 80}Z" fill="${colour}"/>`,
      `<path d="M${x} ${y}H${x + 80}L${x} ${y + 80}Z" fill="${colour}"/>`,
      `<rect x="${x + 8}" y="${y + 8}" width="64" height="64" rx="${draw(32)}" fill="${colour}"/>`,
    ];
    return shapes[draw(shapes.length)] ?? '';
  }).join('');

const waves = (draw: Draw, hue: number): string =>
  Array.from({ length: 9 }, (_, row) => {
    const y = 40 + row * 42;
    const swing = 10 + draw(40);
    return `<path d="M-20 ${y}Q80 ${y - swing} 200 ${y}T420 ${y}V440H-20Z" fill="${tone(hue + row * 9, 66 - row * 5)}" opacity="0.86"/>`;
  }).join('');

const styles = [orbits, peaks, tiles, waves];
const hues = 360;

/** What turns, in a picture that moves. */
const turning =
  '<animateTransform attributeName="transform" type="rotate" from="0 200 200" to="360 200 200" dur="12s" repeatCount="indefinite"/>';

interface Frame {
  readonly rarity: string | undefined;
  readonly isMoving: boolean;
}

const rims: Readonly<Record<string, number>> = { R: 265, SR: 45 };

function drawn(seed: number, { rarity, isMoving }: Frame): string {
  const draw = drawsFrom(seed);
  const hue = seed % hues;
  const style = isMoving ? orbits : (styles[Math.floor(seed / hues) % styles.length] ?? orbits);
  const rim = rims[rarity ?? ''];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`,
    `<rect width="${size}" height="${size}" fill="${tone(hue + 190, 18 + draw(12))}"/>`,
    `<g>${style(draw, hue)}${isMoving ? turning : ''}</g>`,
    rim === undefined
      ? ''
      : `<rect x="9" y="9" width="382" height="382" fill="none" stroke="${tone(rim, 66)}" stroke-width="18"/>`,
    '</svg>',
  ].join('');
}

const asAddress = (svg: string): string => `data:image/svg+xml;base64,${btoa(svg)}`;

/** A still picture. */
export const stillPicture = (seed: number, rarity?: string): string =>
  asAddress(drawn(seed, { rarity, isMoving: false }));
/** One frame of the moving picture, shown before a person plays it. */
export const firstFrame = (seed: number): string =>
  asAddress(drawn(seed, { rarity: undefined, isMoving: true }).replace(turning, ''));
/** A picture that moves. */
export const movingPicture = (seed: number): string => asAddress(drawn(seed, { rarity: undefined, isMoving: true }));

/** A closed box: all look the same except for the colour, so that nothing can be read from it. */
export function closedBox(seed: number): string {
  const hue = drawsFrom(seed)(360);
  return asAddress(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">`,
      `<rect width="${size}" height="${size}" fill="${tone(hue + 180, 20)}"/>`,
      `<path d="M80 150 200 90l120 60-120 60Z" fill="${tone(hue, 68)}"/>`,
      `<path d="M80 150v120l120 60V210Z" fill="${tone(hue, 52)}"/>`,
      `<path d="M320 150v120l-120 60V210Z" fill="${tone(hue, 40)}"/>`,
      `<path d="M140 120l120 60v34l-22 11v-34L118 131Z" fill="${tone(hue + 40, 80)}" opacity="0.85"/>`,
      '</svg>',
    ].join(''),
  );
}

const samplesASecond = 8000;
const noteSeconds = 0.3;
const notes = 8;
/** Hertz of a scale without half-tones. */
const scale = [220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33];

/** A melody of eight notes, written sample by sample. */
export function melody(seed: number): string {
  const draw = drawsFrom(seed);
  const perNote = Math.round(samplesASecond * noteSeconds);
  const pitches = Array.from({ length: notes }, () => scale[draw(scale.length)] ?? 220);
  const samples = pitches.flatMap((hertz) =>
    Array.from({ length: perNote }, (_, at) => {
      const fade = 1 - at / perNote;
      return 128 + Math.round(70 * fade * Math.sin((2 * Math.PI * hertz * at) / samplesASecond));
    }),
  );
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...waveHeader(samples.length), ...samples))}`;
}

const little = (value: number, bytes: number): readonly number[] =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255);
const letters = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** One channel of eight bits. */
const waveHeader = (length: number): readonly number[] => [
  ...letters('RIFF'),
  ...little(36 + length, 4),
  ...letters('WAVEfmt '),
  ...little(16, 4),
  ...little(1, 2),
  ...little(1, 2),
  ...little(samplesASecond, 4),
  ...little(samplesASecond, 4),
  ...little(1, 2),
  ...little(8, 2),
  ...letters('data'),
  ...little(length, 4),
];
