// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconX = drawIcon(
  'outlined',
  <path d="M18 6L6 18M6 6l12 12"/>,
);
