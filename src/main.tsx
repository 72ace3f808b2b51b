import { askForConfig } from './core/config/asked-config.ts';
import { fetchAhead } from './app/fetch-ahead.ts';
import { takePreview } from './app/brand/take-preview.ts';
import { wearTheme } from './app/wear-theme.ts';
import { tellCannotStart } from './core/navigation/cannot-start.ts';

// This file is small, so that it can ask for everything else at once.
const root = document.getElementById('root');
if (root !== null) {
  if (__SERVER__ === 'in-browser') takePreview();
  wearTheme();
  const config = __SERVER__ === 'network' ? (window.tandemConfig ?? askForConfig()) : undefined;
  const starting = import('./app/start.tsx').then(({ start }) => start(root, config));
  starting.catch((error: unknown) => {
    if (!tellCannotStart(error)) root.textContent = String(error);
  });
  fetchAhead(root, config);
}
