// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowsLeftRight = drawIcon(
  'outlined',
  <path d="M21 17H3m3-7L3 7l3-3M3 7h18m-3 13l3-3l-3-3"/>,
);
