// The offline demo: built when there is none or the sources are newer, then served without needing any network.
import { stat } from 'node:fs/promises';
import { newestChange, sources } from './newest-change.mjs';
import { run } from './run.mjs';
import { serve } from './serve.mjs';

const port = Number(process.env.PORT ?? 4173);

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
  const { address } = await serve({ folder: 'dist/demo', port });
  console.log(
    `Tandem demo: ${address}\nSign in as demo@tandem.test with demo1234. No network is needed. Ctrl+C stops it.`,
  );
} catch (error) {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another one: PORT=4180 npm start`);
  process.exit(1);
}
