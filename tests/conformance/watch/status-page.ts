import { pageFrame, plain } from '../report-page.ts';
import { countsInWords } from '../report.ts';
import type { Change } from './drift.ts';
import type { WatchedRun } from './history.ts';
import type { WatchState } from './watch.ts';

const isTrouble = (verdict: string): boolean => verdict === 'differs' || verdict === 'missing';

/** What `/status.json` says. */
export function statusOf({ history, isRunning, everyMs, nextAt }: WatchState): object {
  return {
    server: history.server,
    everySeconds: everyMs / 1000,
    isRunning,
    nextAt: nextAt ?? null,
    last: history.runs.at(-1) ?? null,
    failing: Object.entries(history.standings).flatMap(([operation, { verdict, broken }]) =>
      isTrouble(verdict) ? [{ operation, verdict, broken }] : [],
    ),
    runs: history.runs.toReversed(),
  };
}

/** The result of a run, in a few words. */
export const resultOf = ({ failure, counts }: WatchedRun): string =>
  failure === '' ? countsInWords(counts) : `no result: ${failure}`;

export function changeLines({ operation, from, to, broke, mended }: Change): readonly string[] {
  return [
    from === to ? operation : `${operation}: ${from} → ${to}`,
    ...broke.map((what) => `broke: ${what}`),
    ...mended.map((what) => `holds again: ${what}`),
  ];
}

/** `2026-11-29 08:45:44 UTC`. */
const moment = (iso: string): string => plain(iso.replace('T', ' ').replace(/(?:\.\d+)?Z$/, ' UTC'));

function rowOf(run: WatchedRun): string {
  const changes = run.changes.flatMap(changeLines).map(plain);
  const result = `<td${run.failure === '' ? '' : ' class="missing"'}>${plain(resultOf(run))}</td>`;
  // Without a result nothing can be compared.
  const unchanged = run.failure === '' ? 'nothing changed' : '—';
  return `<tr><td>${moment(run.at)}</td>${result}<td>${changes.join('<br>') || unchanged}</td></tr>`;
}

/** Of when it is, where the last check has told nothing. */
function asOf({ history }: WatchState): string {
  const known = history.runs.findLast(({ failure }) => failure === '');
  return known === undefined || known === history.runs.at(-1)
    ? ''
    : `<p>As of ${moment(known.at)}: later checks had no result.</p>`;
}

function failingLines({ history }: WatchState): string {
  const failing = Object.entries(history.standings).filter(([, { verdict }]) => isTrouble(verdict));
  if (failing.length === 0) return '<p>Nothing differs or is missing.</p>';
  const rows = failing.map(
    ([operation, { verdict, broken }]) =>
      `<tr><td class="${plain(verdict)}">${plain(verdict)}</td><td><code>${plain(operation)}</code></td><td>${broken.map(plain).join('<br>')}</td></tr>`,
  );
  return `<table><tr><th scope="col">verdict</th><th scope="col">call</th><th scope="col">what was seen</th></tr>${rows.join('')}</table>`;
}

/** The drift of a server as a page without scripts. */
export function statusPage(state: WatchState): string {
  const last = state.history.runs.at(-1);
  const known = state.history.runs.some(({ failure }) => failure === '');
  const next = state.isRunning
    ? 'a check is under way'
    : `next check ${state.nextAt === undefined ? 'soon' : moment(state.nextAt)}`;
  const head = '<tr><th scope="col">checked</th><th scope="col">result</th><th scope="col">what changed</th></tr>';
  return pageFrame(`Drift of ${state.history.server}`, [
    `<p>${plain(last === undefined ? 'not checked yet' : `${moment(last.at)} · ${resultOf(last)}`)} · ${plain(next)} · every ${state.everyMs / 1000} s</p>`,
    `<p><a href="/status.json">status.json</a>${state.report === undefined ? '' : ' · <a href="/report">the whole report</a>'}</p>`,
    ...(known ? ['<h2>What differs or is missing</h2>', asOf(state), failingLines(state)] : []),
    `<h2>Checks, newest first</h2><table>${head}${state.history.runs.toReversed().map(rowOf).join('')}</table>`,
  ]);
}
