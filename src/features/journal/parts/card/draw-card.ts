import { layoutOf, type CardLayout } from '../../model/card-layout.ts';
import { cardSize, leading, type CardColour, type CardShape } from '../../model/card-shapes.ts';
import type { TextFont } from '../../model/fit-text.ts';
import type { ResultCard } from '../../model/result-card.ts';

/** What stands beside the brand's name: a picture on this host, lines on a square of 48, or nothing. */
export interface CardMarks {
  readonly picture: string | undefined;
  readonly lines: readonly string[];
}

const stampAlpha = 0.13;
const stampSize = 44;
const stampAngle = -0.42;
const stampRow = 150;
const lineBox = 48;
const lineWidth = 4;

type Pen = CanvasRenderingContext2D;

/** Undefined where there is none, or none that can be read. */
async function pictureAt(address: string | undefined): Promise<HTMLImageElement | undefined> {
  if (address === undefined) return undefined;
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
}

/** The type that the page wears, with every letter of these words; without it the platform's own does. */
async function familyFor(words: string): Promise<string> {
  const { fontFamily } = getComputedStyle(document.body);
  try {
    await document.fonts.load(`1rem ${fontFamily}`, words);
  } catch {
    // Without a network the faces that are there do.
  }
  return fontFamily;
}

class CardDrawing {
  readonly #pen: Pen;
  readonly #family: string;
  readonly #mark: HTMLImageElement | readonly string[];

  constructor(pen: Pen, look: { readonly family: string; readonly mark: HTMLImageElement | readonly string[] }) {
    this.#pen = pen;
    this.#family = look.family;
    this.#mark = look.mark;
  }

  readonly measure = (text: string, font: TextFont): number => {
    this.#use(font);
    return this.#pen.measureText(text).width;
  };

  draw({ shapes, stamp }: CardLayout): void {
    this.#colour('bg');
    this.#pen.fillRect(0, 0, cardSize.width, cardSize.height);
    if (stamp !== undefined) this.#stamp(stamp);
    shapes.forEach((shape) => this.#shape(shape));
  }

  #shape(shape: CardShape): void {
    const { x, y } = shape;
    if (shape.kind === 'mark') {
      this.#drawMark(shape);
      return;
    }
    this.#colour(shape.colour);
    if (shape.kind === 'box') {
      this.#pen.fillRect(x, y, shape.width, shape.height);
      return;
    }
    this.#use(shape);
    this.#pen.textAlign = shape.align;
    this.#pen.textBaseline = 'alphabetic';
    this.#pen.fillText(shape.text, x, y + (shape.size * (leading + 0.7)) / 2);
  }

  /** Across the whole picture, in rows that are shifted: no part of it can be cut out without the words. */
  #stamp({ text, colour }: NonNullable<CardLayout['stamp']>): void {
    const pen = this.#pen;
    const { width, height } = cardSize;
    pen.save();
    pen.globalAlpha = stampAlpha;
    this.#colour(colour);
    pen.textAlign = 'left';
    pen.translate(width / 2, height / 2);
    pen.rotate(stampAngle);
    const font = { size: stampSize, weight: 650 };
    const step = this.measure(text, font) + 70;
    const reach = Math.hypot(width, height) / 2;
    this.#use(font);
    for (let row = -Math.ceil(reach / stampRow); row * stampRow < reach; row += 1)
      for (let x = -reach - (row % 2 === 0 ? 0 : step / 2); x < reach; x += step) pen.fillText(text, x, row * stampRow);
    pen.restore();
  }

  #drawMark({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): void {
    const pen = this.#pen;
    if (this.#mark instanceof HTMLImageElement) {
      const { naturalWidth, naturalHeight } = this.#mark;
      const scale = size / Math.max(naturalWidth, naturalHeight, 1);
      // A picture without a size of its own is a square.
      const [width, height] = naturalWidth === 0 ? [size, size] : [naturalWidth * scale, naturalHeight * scale];
      pen.drawImage(this.#mark, x + (size - width) / 2, y + (size - height) / 2, width, height);
      return;
    }
    pen.save();
    pen.translate(x, y);
    pen.scale(size / lineBox, size / lineBox);
    pen.strokeStyle = colourOf('accent');
    pen.lineWidth = lineWidth;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    this.#mark.forEach((path) => pen.stroke(new Path2D(path)));
    pen.restore();
  }

  #use({ size, weight }: TextFont): void {
    this.#pen.font = `${weight} ${size}px ${this.#family}`;
  }

  #colour(token: CardColour): void {
    this.#pen.fillStyle = colourOf(token);
  }
}

const colourOf = (token: CardColour): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();

/** The card as a PNG, in the colours that the page wears; undefined where this device cannot draw. Fetches nothing of others. */
export async function drawCard(card: ResultCard, spoken: string, marks: CardMarks): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = cardSize.width;
  canvas.height = cardSize.height;
  // Languages that share signs write them differently.
  canvas.lang = document.documentElement.lang;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const [picture, family] = await Promise.all([pictureAt(marks.picture), familyFor(spoken)]);
  const drawing = new CardDrawing(pen, { family, mark: picture ?? marks.lines });
  drawing.draw(layoutOf(card, drawing.measure));
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
  });
}
