// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowsExchange = drawIcon(
  'outlined',
  <path d="M7 10h14l-4-4m0 8H3l4 4"/>,
);
