import { fetchAhead } from './app/fetch-ahead.ts';
import { showStartFailure } from './app/start-failure.ts';
import { wearTheme } from './app/wear-theme.ts';

// This file is small, so that it can ask for everything else at once.
const root = document.getElementById('root');
if (root !== null) {
  wearTheme();
  const config = __SERVER__ === 'network' ? fetch('./config.json', { cache: 'no-cache' }) : undefined;
  // A failure is told by whoever reads it.
  config?.catch(() => undefined);
  const starting = import('./app/start.tsx').then(({ start }) => start(root, config));
  starting.catch((error: unknown) => showStartFailure(root, error));
  fetchAhead(config);
}
