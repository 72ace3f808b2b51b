// The live mode with hot reload, against TANDEM_SERVER or, without one, against a sandbox that is started for it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({ options: { mode: { type: 'string' }, port: { type: 'string' } } });

function startSandbox() {
  const args = ['src/adapters/mock/doors/sandbox.ts', '--port', '8787', '--control'];
  const sandbox = spawn('node_modules/.bin/tsx', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => sandbox.kill());
  return new Promise((done, fail) => {
    sandbox.once('exit', (code) => fail(new Error(`the sandbox ended with ${code}`)));
    createInterface({ input: sandbox.stdout }).on('line', (line) => {
      console.log(line);
      const [, address] = /^sandbox listening on (\S+)/.exec(line) ?? [];
      if (address !== undefined) done(address);
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());

const mode = values.mode ?? 'live';
const target = mode === 'live' ? (process.env.TANDEM_SERVER ?? (await startSandbox())) : undefined;
const proxy = Object.fromEntries(
  ['/api', '/socket.io', '/__control', '/upload'].map((path) => [path, { target, ws: true, changeOrigin: true }]),
);
const server = await createServer({
  mode,
  server: { port: Number(values.port ?? 5173), ...(target === undefined ? {} : { proxy }) },
});
await server.listen();
if (target !== undefined) console.log(`calls go to ${target}`);
server.printUrls();
