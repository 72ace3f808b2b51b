import { KeptBlocks } from '../market/price-path/kept-blocks.ts';

/** Days of the market that every world of a test's process shares: working them out for each was half of what a world cost. */
export const calmDays = new KeptBlocks(600);
