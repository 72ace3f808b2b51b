// What `npm run conformance` runs. Exit code 0: nothing differs or is missing, or a watch was ended; 1: something is; 2: it could not be tried.
import { conformanceCommand } from '../tests/conformance/command.ts';

const words = process.argv.slice(2);
const ending = new AbortController();
// A watch closes its page and lets a check sign out; a second signal ends it at once, as the first ends a single check.
if (words.some((word) => word.startsWith('--watch')))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ending.abort());
const around = { stop: ending.signal, say: (line: string) => console.log(line) };
const { code, output } = await conformanceCommand(words, process.env, around);
if (code === 2) console.error(output);
else console.log(output);
// The connection for events would stay open for some seconds more.
process.exit(code);
