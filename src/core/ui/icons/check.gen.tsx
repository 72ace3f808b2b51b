// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconCheck = drawIcon(
  'outlined',
  <path d="m5 12l5 5L20 7"/>,
);
