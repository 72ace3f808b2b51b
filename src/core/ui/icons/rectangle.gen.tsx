// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconRectangle = drawIcon(
  'outlined',
  <path d="M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>,
);
