// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowsUpDown = drawIcon(
  'outlined',
  <path d="M7 3v18m3-15L7 3L4 6m16 12l-3 3l-3-3m3 3V3"/>,
);
