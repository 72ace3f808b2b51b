/** See words-in.mjs. */
export function wordsIn(text: string): readonly string[];
export function readableText(root: Element, isFrameAsked: boolean): readonly string[];
