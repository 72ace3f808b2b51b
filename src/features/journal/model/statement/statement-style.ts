import type { Html } from './html-text.ts';

/**
 * Of the page of a statement: black on white, also where it is read on a dark screen. No quotes and no texts, so there is
 * nothing to escape.
 */
export const statementStyle: Html = {
  html: `
      @page { size: A4; margin: 14mm 12mm; }
      :root { color-scheme: only light; }
      body { margin: 0; background: Canvas; color: CanvasText; font: 10pt/1.4 system-ui, sans-serif; }
      .sheets { width: 100%; max-width: 190mm; margin: 0 auto; border-collapse: collapse; table-layout: fixed; }
      .sheets > * > tr > td { padding: 0; border: 0; text-align: start; }
      .head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 6mm; margin-bottom: 5mm;
        padding: 2mm 0; border-bottom: 1.5pt solid; }
      h1 { margin: 0 0 3mm; font-size: 18pt; }
      h2 { margin: 8mm 0 0; font-size: 14pt; }
      h3 { margin: 5mm 0 1.5mm; font-size: 11pt; }
      h1, h2, h3 { break-after: avoid; }
      p { margin: 1.5mm 0; }
      dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(70mm, 1fr)); gap: 1mm 6mm; margin: 0 0 3mm; }
      dl div { display: flex; gap: 2mm; }
      dt { flex: none; font-weight: 600; }
      dd { margin: 0; overflow-wrap: anywhere; }
      section table { width: 100%; border-collapse: collapse; font-size: 9pt; }
      section th, section td { padding: 1mm 1.5mm; border-bottom: 0.4pt solid; text-align: end; vertical-align: top;
        font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
      section th:first-child, section td:first-child { padding-inline-start: 0; text-align: start; }
      section table:not(.lines) { table-layout: fixed; }
      section th { font-weight: 600; }
      .lines { font-size: 8pt; }
      .lines :is(td, th):nth-child(-n + 4) { text-align: start; }
      tr { break-inside: avoid; }
      .sheets > tbody > tr { break-inside: auto; }
      .missing { margin: 3mm 0; padding: 2mm 3mm; border: 1.5pt solid; break-inside: avoid; }
      .end { margin-top: 6mm; }
      @media screen { body { padding: 5mm 4mm; } }
      @media screen and (max-width: 600px) { section { overflow-x: auto; } section table { min-width: 540px; } }
    `,
};
