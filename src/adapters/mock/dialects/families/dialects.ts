import { dialectA } from './a.ts';
import { dialectB } from './b.ts';
import { dialectC } from './c.ts';
import { dialectD } from './d.ts';
import type { Dialect } from '../basics/dialect.ts';

/** The public servers that this backend can speak like, by the name that `--dialect` takes. */
export const dialects: Readonly<Record<string, Dialect>> = { a: dialectA, b: dialectB, c: dialectC, d: dialectD };
