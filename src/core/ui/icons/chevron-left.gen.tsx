// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconChevronLeft = drawIcon(
  'outlined',
  <path d="m15 6l-6 6l6 6"/>,
);
