// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowRight = drawIcon(
  'outlined',
  <path d="M5 12h14m-6 6l6-6m-6-6l6 6"/>,
);
