// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconChevronRight = drawIcon(
  'outlined',
  <path d="m9 6l6 6l-6 6"/>,
);
