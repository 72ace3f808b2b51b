// The live mode with hot reload, against TANDEM_SERVER or, without one, against a sandbox that is started for it.
// `--mode msw` is the demo with its calls in the network panel, `--mode demo` the demo without them.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({ options: { mode: { type: 'string' }, port: { type: 'string' } } });

function startSandbox() {
  const args = ['src/adapters/mock/doors/node/sandbox.ts', '--port', '0', '--control'];
  const sandbox = spawn('node_modules/.bin/tsx', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => sandbox.kill());
  return new Promise((done, fail) => {
    sandbox.once('error', (error) => fail(new Error(`the sandbox could not be started: ${error.message}`)));
    sandbox.once('exit', (code) => fail(new Error(`the sandbox ended with ${code} before it listened`)));
    createInterface({ input: sandbox.stdout }).on('line', (line) => {
      console.log(line);
      const [, address] = /^sandbox listening on (\S+)/.exec(line) ?? [];
      if (address !== undefined) done(address);
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());

/** Where the calls of this mode go; a mode that answers itself has no such place. */
const serverOf = async (mode) => (mode === 'live' ? (process.env.TANDEM_SERVER ?? startSandbox()) : undefined);

const stopWith = (error) => {
  console.error(`npm run dev stopped: ${error.message}`);
  process.exit(1);
};

const mode = values.mode ?? 'live';
const target = await serverOf(mode).catch(stopWith);
const proxy = Object.fromEntries(
  ['/api', '/socket.io', '/__control', '/upload', '/storage'].map((path) => [
    path,
    { target, ws: true, changeOrigin: true },
  ]),
);

/** The service worker of msw, from where it is installed. */
const worker = {
  name: 'msw-worker',
  configureServer: ({ middlewares }) => {
    const script = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'));
    middlewares.use('/mockServiceWorker.js', (_question, answer) => {
      answer.setHeader('Content-Type', 'text/javascript');
      answer.end(script);
    });
  },
};
const msw = { define: { __SERVER__: JSON.stringify('in-browser') }, plugins: [worker] };

const server = await createServer({
  mode,
  ...(mode === 'msw' ? msw : {}),
  server: { port: Number(values.port ?? 5173), ...(target === undefined ? {} : { proxy }) },
});
await server.listen().catch(stopWith);
if (target !== undefined) console.log(`calls go to ${target}`);
server.printUrls();
