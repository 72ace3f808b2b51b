/**
 * A reader of CSV by RFC 4180 alone, letter by letter, that knows nothing of how the files are written. It throws where a
 * quote stands in a bare cell, and where a quoted cell does not end.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; ; at += 1) {
        if (at >= text.length) throw new Error('a quoted cell does not end');
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else break;
      }
      at += 1;
    } else
      while (at < text.length && text[at] !== ',' && text[at] !== '\r') {
        if (text[at] === '"') throw new Error('a quote in a bare cell');
        cell += text[at];
        at += 1;
      }
    row.push(cell);
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      at += 2;
      rows.push(row);
      row = [];
    } else throw new Error(`neither a comma nor the end of a line at ${at}`);
  }
  if (row.length > 0) throw new Error('the last line does not end');
  return rows;
}
