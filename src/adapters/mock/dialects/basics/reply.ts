import type { Json } from '../../engine/kernel/basics/engine-types.ts';

export type Fields = Readonly<Record<string, string>>;
export type Row = { readonly [key: string]: Json };

/** An answer before it is written. */
export interface Reply {
  readonly status: number;
  readonly body: Row;
}

export const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of the engine's answer; empty for any other value. */
export const rowOf = (value: Json | undefined): Row => (isRow(value) ? value : {});

export const rowsOf = (value: Json | undefined): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
