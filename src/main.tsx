import { fetchAhead } from './app/fetch-ahead.ts';
import { showStartFailure } from './app/start-failure.ts';

// This file is small, so that it can ask for everything else at once.
const root = document.getElementById('root');
if (root !== null) {
  const starting = import('./app/start.tsx').then(({ start }) => start(root));
  starting.catch((error: unknown) => showStartFailure(root, error));
  fetchAhead();
}
