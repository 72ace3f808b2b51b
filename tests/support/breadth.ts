/**
 * How many tries a random test makes: a part of them in `npm test`, all in `npm run walk`, which sets the breadth.
 * The claim is the same, and so is what a failing try says.
 */
export const tries = (whole: number, part: number): number =>
  process.env['TANDEM_BREADTH'] === 'whole' ? whole : part;
