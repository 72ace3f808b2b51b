import { createRoot } from 'react-dom/client';
import { Application } from './app/application.tsx';
import { compose } from './app/compose.ts';
import { showStartFailure } from './app/start-failure.ts';
import { createDemoConfig } from './core/config/demo-config.ts';
import { readRuntimeConfig } from './core/config/runtime-config.ts';

async function start(root: HTMLElement): Promise<void> {
  const config = __SERVER__ === 'in-browser' ? createDemoConfig() : await readRuntimeConfig(fetch, './config.json');
  const composition = await compose(config);
  createRoot(root).render(<Application {...composition} config={config} />);
}

const root = document.getElementById('root');
if (root !== null) start(root).catch((error: unknown) => showStartFailure(root, error));
