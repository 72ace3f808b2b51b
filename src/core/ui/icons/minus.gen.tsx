// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconMinus = drawIcon(
  'outlined',
  <path d="M5 12h14"/>,
);
