import { incompleteMark } from '../../shared/export/model/csv.ts';
import type { MoneyMode } from '../../shared/export/model/export-file.ts';

interface CardFile {
  readonly mode: MoneyMode;
  /** Of the results; empty for all of them, and for one. */
  readonly period: string;
  /** Epoch ms. */
  readonly at: number;
  readonly isWhole: boolean;
}

/** Like those of CSV files: simulated or incomplete results show in the name. */
export function cardFileName({ mode, period, at, isWhole }: CardFile): string {
  const moment = new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const parts = [
    ...(mode === 'live' ? [] : [mode.toUpperCase()]),
    'results',
    ...(period === '' ? [] : [period]),
    moment,
    ...(isWhole ? [] : [incompleteMark]),
  ];
  return `${parts.join('_')}.png`;
}
