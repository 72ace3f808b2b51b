// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowUpRight = drawIcon(
  'outlined',
  <path d="M17 7L7 17M8 7h9v9"/>,
);
