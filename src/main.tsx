import { fetchAhead } from './app/fetch-ahead.ts';
import { takePreview } from './app/brand/take-preview.ts';
import { wearTheme } from './app/wear-theme.ts';
import { tellCannotStart } from './core/navigation/cannot-start.ts';

// This file is small, so that it can ask for everything else at once.
const root = document.getElementById('root');
if (root !== null) {
  if (__SERVER__ === 'in-browser') takePreview();
  wearTheme();
  // Asked for by the script in the page; while developing there is none, and its reader asks.
  const config = window.tandemConfig;
  const starting = import('./app/start.tsx').then(({ start }) => start(root, config));
  starting.catch((error: unknown) => {
    if (!tellCannotStart(error)) root.textContent = String(error);
  });
  fetchAhead(root, config);
}
