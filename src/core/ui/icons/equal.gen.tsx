// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconEqual = drawIcon(
  'outlined',
  <path d="M5 10h14M5 14h14"/>,
);
