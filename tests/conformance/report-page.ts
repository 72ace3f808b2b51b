import { adviceLines, type Report, type Row } from './report.ts';
import { allProducts } from './products.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Whatever a server wrote is text here, never markup. */
export const plain = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const style = `html{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding:.4rem .6rem;border-top:1px solid #8886}
code,pre{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{padding:1rem;border:1px solid #8886;white-space:pre-wrap}
h1,td{overflow-wrap:break-word}h1{font-size:1.5rem}.missing,.differs{font-weight:700}
@media (max-width:40rem){tr:has(th){display:none}tr,td{display:block;padding-inline:0}td{overflow-wrap:anywhere}td+td{border:0;padding-top:0}}`;

function rowOf({ verdict, operation, takenBy, findings, notTried }: Row): string {
  const facts = [
    ...(takenBy === undefined ? [] : [`taken by ${takenBy}`]),
    ...findings.map(({ kind, at, expected, got }) => `${kind}: ${at}: expected ${expected}, got ${got}`),
    ...new Set(notTried.map(({ why }) => why)),
  ];
  const cells = [`<td class="${plain(verdict)}">${verdict}</td>`, `<td><code>${plain(operation)}</code></td>`];
  return `<tr>${cells.join('')}<td>${facts.map(plain).join('<br>')}</td></tr>`;
}

function sectionsOf({ rows }: Report): readonly string[] {
  return allProducts.flatMap(({ name, screens }) => {
    const own = rows.filter(({ product }) => product === name);
    if (own.length === 0) return [];
    const head = '<tr><th scope="col">verdict</th><th scope="col">call</th><th scope="col">what was seen</th></tr>';
    return [`<h2>${plain(name)}</h2><p>${plain(screens)}</p><table>${head}${own.map(rowOf).join('')}</table>`];
  });
}

/** A page of its own, without scripts; the title is plain text, the parts are markup. */
export function pageFrame(heading: string, parts: readonly string[]): string {
  const title = plain(heading);
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${title}</title><style>${style}</style><h1>${title}</h1>`,
    ...parts,
    '</html>',
  ].join('\n');
}

/** The report as a page of its own, without scripts. */
export function reportPage(report: Report): string {
  const left = report.leftBehind.map((what) => `<p><strong>Left behind: ${plain(what)}</strong></p>`);
  return pageFrame(`Conformance of ${report.server}`, [
    `<p>${plain(report.at)} · family ${report.family} · realtime ${plain(report.realtime || 'none')} · written to ${report.wrote}</p>`,
    ...left,
    `<h2>What to do</h2><pre>${adviceLines(report.advice).map(plain).join('\n')}</pre>`,
    ...sectionsOf(report),
  ]);
}
