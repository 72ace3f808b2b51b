// Writes `.br` and `.gz` beside the files of a build, so that a host need not compress at request time.
import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './bundle-graph.mjs';

/** What an operator changes by hand: a copy beside it would go on saying what it said before. */
const editable = /\/config\.json$/;
/** Read once, by the studio, and slow to compress. */
const seldomRead = /\/one-file\.html$/;
const kinds = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.csv']);
/** A file that fits into one packet anyway. */
const tooSmall = 1024;

const brotli = promisify(brotliCompress);
const encodings = {
  br: (content) => brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

async function compress(file) {
  const content = await readFile(file);
  if (content.length < tooSmall) return;
  await Promise.all(
    Object.entries(encodings).map(async ([ending, encode]) => writeFile(`${file}.${ending}`, await encode(content))),
  );
}

/** Compresses every file of a folder that gains from it. Node does several at once, beside this thread. */
export async function precompress(folder) {
  const files = filesIn(folder).filter(
    (file) => kinds.has(extname(file)) && !editable.test(file) && !seldomRead.test(file),
  );
  await Promise.all(files.map(compress));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const folder of process.argv.slice(2)) await precompress(folder);
