/** A filled outline: colour in hex digits, path, opacity, and whether it is filled by the even-odd rule. */
export type MarkShape = readonly [fill: string, path: string, opacity?: number, isEvenOdd?: boolean];

/** The side of its square, then its outlines, back to front. A circle is cut out of it. */
export type DrawnMark = readonly [box: number, ...shapes: MarkShape[]];
