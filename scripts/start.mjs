// The offline demo: built when there is none or the sources are newer, then served without needing any network.
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { newestChange, sources } from './newest-change.mjs';
import { run } from './run.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({ options: { host: { type: 'string' }, port: { type: 'string' } } });
const port = Number(values.port ?? process.env.PORT ?? 4173);
const host = values.host ?? process.env.HOST ?? 'localhost';

const built = await stat('dist/demo/index.html').catch(() => undefined);
if (built === undefined || built.mtimeMs < (await newestChange(sources))) {
  console.log('building the demo, about half a minute …');
  const build = await run('npm', ['run', '--silent', 'build:demo']);
  if (build.code !== 0) {
    console.error(build.output);
    process.exit(build.code);
  }
}

try {
  const { addresses } = await serve({ folder: 'dist/demo', port, host });
  console.log(
    `Tandem demo: ${addresses.join(' and ')}\nSign in as demo@tandem.test with demo1234. No network is needed. Ctrl+C stops it.`,
  );
} catch (error) {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `Port ${port} is taken. Choose another one: PORT=4180 npm start`
      : `The demo cannot be served on ${host}: ${error.message}`,
  );
  process.exit(1);
}
