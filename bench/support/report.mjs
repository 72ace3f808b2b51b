import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

export const median = (values) => {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)];
};

/** The value below which this share of all lies. */
export const percentile = (values, share) => {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const written = (value) => {
  if (typeof value !== 'number') return String(value ?? '');
  if (Number.isInteger(value)) return value.toLocaleString('en');
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
};

/** Rows are objects with the same keys; the first column is text. */
function printTable(rows) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((name) => written(row[name])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)));
  for (const line of cells) {
    console.log(
      line
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index])))
        .join('   ')
        .trimEnd(),
    );
  }
}

export const atMost = (what, goal, value) => ({ what, goal: `≤ ${goal}`, value, holds: value <= goal });
export const atLeast = (what, goal, value) => ({ what, goal: `≥ ${goal}`, value, holds: value >= goal });

/**
 * Prints what a part has measured and keeps it under bench/results. `rows` are the figures, `goals` come from `atMost`
 * and `atLeast`.
 */
export async function report(name, { title, rows, goals }) {
  const [minute] = loadavg();
  const load = minute.toFixed(1);
  console.log(`\n${title} (${cpus().length} cores, load ${load})`);
  printTable(rows);
  for (const { what, goal, value, holds } of goals) {
    console.log(`${holds ? 'holds ' : 'MISSED'} ${what}: ${written(value)} (goal ${goal})`);
  }
  await mkdir('bench/results', { recursive: true });
  const kept = { title, load: Number(load), measuredAt: new Date().toISOString(), rows, goals };
  await writeFile(`bench/results/${name}.json`, `${JSON.stringify(kept, undefined, 2)}\n`);
  return goals;
}
