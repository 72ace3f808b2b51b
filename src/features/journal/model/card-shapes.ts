/** Px: four to five, which no network of pictures cuts. */
export const cardSize = { width: 1080, height: 1350 } as const;
export const cardMargin = 76;
/** Of a line, above the size of its letters. */
export const leading = 1.32;

/** Names of tokens. */
export type CardColour =
  | 'bg'
  | 'surface'
  | 'line-strong'
  | 'text'
  | 'text-2'
  | 'accent'
  | 'demo'
  | 'on-demo'
  | 'simulated'
  | 'on-simulated'
  | 'up'
  | 'down'
  | 'flat'
  | 'up-text'
  | 'down-text'
  | 'flat-text';

export interface CardText {
  readonly kind: 'text';
  readonly text: string;
  /** The edge or the middle that `align` names, and the top of the line. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly colour: CardColour;
  readonly align: 'left' | 'center' | 'right';
}

export interface CardBox {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: CardColour;
}

/** The brand's mark in a square. */
export interface CardMark {
  readonly kind: 'mark';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export type CardShape = CardText | CardBox | CardMark;

/** Shapes below each other; `y` counts from its top. */
export interface Block {
  readonly height: number;
  readonly shapes: readonly CardShape[];
}

export const lowered = (shapes: readonly CardShape[], by: number): readonly CardShape[] =>
  shapes.map((shape) => ({ ...shape, y: shape.y + by }));

export function stacked(blocks: readonly Block[], gap: number): Block {
  let height = 0;
  const shapes = blocks.flatMap((block, place) => {
    const top = height + (place === 0 ? 0 : gap);
    height = top + block.height;
    return lowered(block.shapes, top);
  });
  return { height, shapes };
}

export const beside = (blocks: readonly Block[]): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  shapes: blocks.flatMap(({ shapes }) => shapes),
});
