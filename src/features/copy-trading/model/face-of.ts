/** The parts of a drawn face, each a choice by number. */
export interface Face {
  /** Eighths of the colour circle. */
  readonly hue: number;
  readonly hair: number;
  readonly eyes: number;
  readonly mouth: number;
}

const count = { hue: 8, hair: 4, eyes: 3, mouth: 3 } as const;

/** A number of 32 bits that changes in all of them with each character. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The same id always gets the same face, on every device. */
export function faceOf(id: string): Face {
  const bits = spread(id);
  const choice = (from: number, choices: number): number => (bits >>> from) % choices;
  return {
    hue: choice(0, count.hue),
    hair: choice(6, count.hair),
    eyes: choice(12, count.eyes),
    mouth: choice(18, count.mouth),
  };
}
