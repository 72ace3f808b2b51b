import type { DecimalText } from '../../../../core/money/amount.ts';
import type { TextKey } from '../../../../core/i18n/keys.d.ts';
import type { MoneyMode } from '../../../shared/export/model/export-file.ts';
import type { ClosedResult } from '../closed-result.ts';
import type { JournalRecords } from '../record-reading.ts';
import type { Sums } from '../statistics.ts';
import { html, type Html } from './html-text.ts';
import { feesOf, grossOf, netOf, statementParts, type StatementPart } from './statement.ts';
import { statementStyle } from './statement-style.ts';

/** How a statement speaks: its words, and figures with every decimal. */
export interface StatementWords {
  readonly languageTag: string;
  say(key: TextKey<'journal'>, parameters?: Readonly<Record<string, string>>): string;
  figure(value: DecimalText | undefined): string;
  count(value: number): string;
  serverTime(text: string): string;
}

export interface StatementFacts {
  readonly mode: MoneyMode;
  /** In words. */
  readonly period: string;
  readonly site: string;
  /** Program and version. */
  readonly program: string;
  /** In words, with the distance from UTC. */
  readonly madeAt: string;
  readonly serverZone: string | undefined;
  readonly records: Pick<JournalRecords, 'missing' | 'lacking' | 'isSpotLeftOut' | 'isWhole'>;
}

/** What is missing, or that nothing is. */
function completeness({ missing, lacking, isSpotLeftOut, isWhole }: StatementFacts['records'], words: StatementWords) {
  const { say, count } = words;
  if (isWhole) return html`<p>${say('statement.whole')}</p>`;
  const unreadable = lacking.unreadable?.length ?? 0;
  const parts = missing.map(({ id, read, end }) =>
    say(`part.${end}`, { product: say(`product.${id}`), n: count(read) }),
  );
  const lines = [
    ...parts,
    ...(unreadable === 0 ? [] : [say('statement.unreadable', { n: count(unreadable) })]),
    ...(isSpotLeftOut ? [say('spotLeftOut')] : []),
  ];
  return html`<div class="missing">
    <p><strong>${say('incomplete')}</strong></p>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </div>`;
}

/** A group of results and what it came to. */
interface Group extends Sums {
  readonly name: string;
}

interface GroupsTable {
  readonly title: string;
  /** What the groups are. */
  readonly first: string;
  readonly groups: readonly Group[];
}

function groupTable({ title, first, groups }: GroupsTable, { say, figure, count }: StatementWords): Html {
  const row = (group: Group): Html =>
    html`<tr>
      <th scope="row">${group.name}</th>
      <td>${count(group.count)}</td>
      <td>${figure(grossOf(group))}</td>
      <td>${figure(feesOf(group))}</td>
      <td>${figure(netOf(group))}</td>
    </tr>`;
  return html`<h3>${title}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          <th scope="col">${say('stats.count')}</th>
          <th scope="col">${say('statement.before')}</th>
          <th scope="col">${say('stats.fees')}</th>
          <th scope="col">${say('statement.after')}</th>
        </tr>
      </thead>
      <tbody>
        ${groups.map(row)}
      </tbody>
    </table>`;
}

function lineOf(result: ClosedResult, { say, figure, serverTime }: StatementWords): Html {
  const { id, time, product, pair, gross, fee, result: net } = result;
  return html`<tr>
    <td>${time === undefined ? figure(undefined) : serverTime(time)}</td>
    <td>${say(`product.${product}`)}</td>
    <td>${pair ?? say('noPair')}</td>
    <td>${id.slice(id.indexOf(' ') + 1)}</td>
    <td>${figure(gross)}</td>
    <td>${figure(net === undefined ? undefined : fee)}</td>
    <td>${figure(net)}</td>
  </tr>`;
}

function linesTable(results: readonly ClosedResult[], words: StatementWords): Html {
  const { say } = words;
  return html`<h3>${say('statement.lines')}</h3>
    <table class="lines">
      <thead>
        <tr>
          <th scope="col">${say('statement.time')}</th>
          <th scope="col">${say('statement.product')}</th>
          <th scope="col">${say('pairs.pair')}</th>
          <th scope="col">${say('statement.order')}</th>
          <th scope="col">${say('statement.before')}</th>
          <th scope="col">${say('stats.fees')}</th>
          <th scope="col">${say('statement.after')}</th>
        </tr>
      </thead>
      <tbody>
        ${results.map((result) => lineOf(result, words))}
      </tbody>
    </table>`;
}

function partOf({ currency, sums, products, pairs, results }: StatementPart, words: StatementWords): Html {
  const { say, count } = words;
  const whole = [{ ...sums, name: currency }];
  const ofProducts = products.map((one) => ({ ...one, name: say(`product.${one.id}`) }));
  const ofPairs = pairs.map((one) => ({ ...one, name: one.pair ?? say('noPair') }));
  const tables = [
    { title: say('statement.sums', { currency }), first: say('currency'), groups: whole },
    { title: say('products'), first: say('statement.product'), groups: ofProducts },
    { title: say('pairs.title'), first: say('pairs.pair'), groups: ofPairs },
  ].map((table) => groupTable(table, words));
  return html`<section>
    <h2>${currency}</h2>
    ${tables} ${sums.unknown === 0 ? undefined : html`<p>${say('stats.unknown')}: ${count(sums.unknown)}</p>`}
    ${linesTable(results, words)}
  </section>`;
}

const fact = (name: string, text: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${text}</dd>
  </div>`;

/**
 * A statement as a page of its own, without scripts and addresses: what it is about stands in a head that printers repeat on
 * every sheet of paper.
 */
export function statementPage(results: readonly ClosedResult[], facts: StatementFacts, words: StatementWords): string {
  const { say } = words;
  const { serverZone } = facts;
  const account = say(`statement.mode.${facts.mode}`);
  const title = say('statement.title');
  const zone = serverZone === undefined ? say('statement.noZone') : say('statement.zone', { zone: serverZone });
  const { html: page } = html`<!doctype html>
    <html lang="${words.languageTag}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${`${title} · ${facts.period} · ${account}`}</title>
        <style>
          ${statementStyle}
        </style>
      </head>
      <body>
        <table class="sheets" role="presentation">
          <thead>
            <tr>
              <td>
                <div class="head"><strong>${account}</strong> <span>${facts.site} · ${facts.period}</span></div>
              </td>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <h1>${title}</h1>
                <dl>
                  ${fact(say('statement.account'), account)} ${fact(say('statement.period'), facts.period)}
                  ${fact(say('statement.made'), facts.madeAt)} ${fact(say('statement.program'), facts.program)}
                </dl>
                ${completeness(facts.records, words)}
                <p>${say('dayNote')} ${zone}</p>
                ${statementParts(results).map((part) => partOf(part, words))}
                <p class="end">${say('statement.note')}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html> `;
  return page;
}
