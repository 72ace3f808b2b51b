import {
  beside,
  cardMargin,
  cardSize,
  leading,
  lowered,
  stacked,
  type Block,
  type CardBox,
  type CardColour,
  type CardMark,
  type CardShape,
  type CardText,
} from './card-shapes.ts';
import { fitted, type Measure, type TextRoom } from './fit-text.ts';
import {
  modeLine,
  resultCaption,
  type CardDirection,
  type CardFact,
  type CardShare,
  type ResultCard,
} from './result-card.ts';

export interface CardLayout {
  readonly shapes: readonly CardShape[];
  /** The words for money that is not real, across the whole picture, and the colour of band and frame. */
  readonly stamp: { readonly text: string; readonly colour: CardColour } | undefined;
}

const [regular, medium, strong] = [400, 500, 650];
const inner = cardSize.width - 2 * cardMargin;
const frame = 14;
const bandHeight = 104;
const markSize = 60;
const barHeight = 20;
const columnGap = 28;
const leastGap = 30;
/** Everything is made smaller by these until the picture holds it. */
const scales = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58];

const ink: Readonly<Record<CardDirection, CardColour>> = { up: 'up-text', down: 'down-text', flat: 'flat-text' };

type Style = Pick<CardText, 'colour'> &
  Omit<TextRoom, 'width' | 'least'> & { readonly least?: number; readonly align?: CardText['align'] };

const styles = {
  brand: { size: 40, weight: medium, lines: 2, least: 22, colour: 'text' },
  title: { size: 68, weight: strong, lines: 2, least: 30, colour: 'text' },
  subtitle: { size: 34, weight: regular, lines: 2, least: 22, colour: 'text-2' },
  label: { size: 32, weight: regular, lines: 2, least: 20, colour: 'text-2' },
  figure: { size: 116, weight: strong, lines: 1, least: 40, colour: 'text' },
  below: { size: 42, weight: medium, lines: 2, least: 24, colour: 'text' },
  share: { size: 60, weight: strong, lines: 1, least: 26, colour: 'text' },
  detail: { size: 30, weight: regular, lines: 2, least: 18, colour: 'text-2' },
  fact: { size: 32, weight: regular, lines: 2, least: 18, colour: 'text-2' },
  value: { size: 32, weight: medium, lines: 2, least: 18, colour: 'text' },
  note: { size: 27, weight: regular, lines: 4, least: 18, colour: 'text-2' },
} as const satisfies Readonly<Record<string, Style>>;

interface Room {
  readonly x: number;
  readonly width: number;
}

/** Draws with one measure and one scale. */
class CardSetter {
  readonly #measure: Measure;
  readonly #scale: number;

  constructor(measure: Measure, scale: number) {
    this.#measure = measure;
    this.#scale = scale;
  }

  scaled(px: number): number {
    return Math.round(px * this.#scale);
  }

  text(text: string, style: Style, { x, width }: Room): Block {
    const { weight, lines: most, colour, align = 'left' } = style;
    const size = this.scaled(style.size);
    const least = Math.min(size, style.least ?? size);
    const { lines, size: fit } = fitted(text, { width, weight, size, least, lines: most }, this.#measure);
    const lineHeight = Math.ceil(fit * leading);
    const edge = align === 'left' ? x : align === 'right' ? x + width : x + width / 2;
    return {
      height: lines.length * lineHeight,
      shapes: lines.map((line, place) => ({
        kind: 'text',
        text: line,
        x: edge,
        y: place * lineHeight,
        size: fit,
        weight,
        colour,
        align,
      })),
    };
  }

  head({ brand, title, subtitle }: ResultCard): Block {
    const indent = markSize + 20;
    const name = this.text(brand, styles.brand, { x: cardMargin + indent, width: inner - indent });
    const height = Math.max(markSize, name.height);
    const mark: CardMark = { kind: 'mark', x: cardMargin, y: (height - markSize) / 2, size: markSize };
    const whole = { x: cardMargin, width: inner };
    return stacked(
      [
        { height, shapes: [mark, ...lowered(name.shapes, (height - name.height) / 2)] },
        stacked([this.text(title, styles.title, whole), this.text(subtitle, styles.subtitle, whole)], 0),
      ],
      this.scaled(36),
    );
  }

  result(card: ResultCard): Block {
    const { result } = card;
    const whole = { x: cardMargin, width: inner };
    return stacked(
      [
        this.text(resultCaption(card), styles.label, whole),
        this.text(result.value, { ...styles.figure, colour: ink[result.direction] }, whole),
        ...(result.below === undefined ? [] : [this.text(result.below, styles.below, whole)]),
      ],
      0,
    );
  }

  /** Columns of one width and one way of writing, and a bar that divides all results. */
  shares(shares: readonly CardShare[]): Block {
    const width = (inner - columnGap * (shares.length - 1)) / shares.length;
    const rooms = shares.map((_share, place): Room => ({ x: cardMargin + place * (width + columnGap), width }));
    const row = (texts: readonly (string | undefined)[], styleOf: (place: number) => Style): Block =>
      beside(
        rooms.flatMap((room, place) => {
          const text = texts[place];
          return text === undefined ? [] : [this.text(text, styleOf(place), room)];
        }),
      );
    const values = shares.map(({ value }) => value);
    // What fits each of them, so that none is written larger than another.
    const size = Math.min(
      ...row(values, () => styles.share).shapes.flatMap((shape) => (shape.kind === 'text' ? shape.size : [])),
    );
    const figures = row(values, (place) => ({ ...styles.share, colour: ink[shares[place]?.direction ?? 'flat'] }));
    const alike = figures.shapes.map((shape) => (shape.kind === 'text' ? { ...shape, size } : shape));
    const most = Math.max(...shares.map(({ details }) => details.length));
    const rows = [
      row(
        shares.map(({ label }) => label),
        () => styles.label,
      ),
      { ...figures, shapes: alike },
      ...Array.from({ length: most }, (_, line) =>
        row(
          shares.map(({ details }) => details[line]),
          () => styles.detail,
        ),
      ),
    ];
    let x = cardMargin;
    const bar = shares.map(({ percent, direction }): CardBox => {
      const part: CardBox = {
        kind: 'box',
        x,
        y: 0,
        width: (inner * percent) / 100,
        height: barHeight,
        colour: direction,
      };
      x += part.width;
      return part;
    });
    return stacked([stacked(rows, 0), { height: barHeight, shapes: bar }], this.scaled(20));
  }

  fact({ label, value }: CardFact): Block {
    const width = (inner - columnGap) / 2;
    return beside([
      this.text(label, styles.fact, { x: cardMargin, width }),
      this.text(value, { ...styles.value, align: 'right' }, { x: cardMargin + width + columnGap, width }),
    ]);
  }

  foot({ notes, asOf }: ResultCard): Block {
    const whole = { x: cardMargin, width: inner };
    return stacked(
      [...notes, asOf].map((note) => this.text(note, styles.note, whole)),
      this.scaled(10),
    );
  }

  line(): Block {
    return {
      height: 2,
      shapes: [{ kind: 'box', x: cardMargin, y: 0, width: inner, height: 2, colour: 'line-strong' }],
    };
  }
}

const edgesOf = (colour: CardColour): readonly CardBox[] => {
  const { width, height } = cardSize;
  const edge = (x: number, y: number, size: readonly [number, number]): CardBox => ({
    kind: 'box',
    x,
    y,
    width: size[0],
    height: size[1],
    colour,
  });
  return [
    edge(0, 0, [width, bandHeight]),
    edge(0, height - frame, [width, frame]),
    edge(0, 0, [frame, height]),
    edge(width - frame, 0, [frame, height]),
  ];
};

function band({ mode }: ResultCard, measure: Measure): readonly CardShape[] {
  if (mode === undefined) return [];
  const { tone } = mode;
  const style = { size: 40, weight: strong, lines: 1, least: 20, colour: `on-${tone}`, align: 'center' } as const;
  const words = new CardSetter(measure, 1).text(modeLine(mode), style, { x: cardMargin, width: inner });
  return [...edgesOf(tone), ...lowered(words.shapes, (bandHeight - words.height) / 2)];
}

/** Every shape of the picture, in the order of drawing. The room between the parts is what is left. */
export function layoutOf(card: ResultCard, measure: Measure): CardLayout {
  const { mode } = card;
  const top = mode === undefined ? cardMargin : bandHeight + 44;
  const room = cardSize.height - top - 64;
  const parts = (scale: number): readonly Block[] => {
    const set = new CardSetter(measure, scale);
    return [
      set.head(card),
      set.result(card),
      ...(card.shares.length === 0 ? [] : [set.shares(card.shares)]),
      stacked([set.line(), ...card.facts.map((fact) => set.fact(fact))], set.scaled(16)),
      set.foot(card),
    ];
  };
  const heightOf = (blocks: readonly Block[], gap: number): number => stacked(blocks, gap).height;
  const tried = scales.map((scale) => parts(scale));
  const blocks = tried.find((one) => heightOf(one, leastGap) <= room) ?? parts(0.5);
  const gap = Math.max(0, (room - heightOf(blocks, 0)) / (blocks.length - 1));
  return {
    shapes: [...band(card, measure), ...lowered(stacked(blocks, gap).shapes, top)],
    stamp: mode === undefined ? undefined : { text: modeLine(mode), colour: mode.tone },
  };
}
