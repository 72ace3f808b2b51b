// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconChevronDown = drawIcon(
  'outlined',
  <path d="m6 9l6 6l6-6"/>,
);
