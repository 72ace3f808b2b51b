// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowDownRight = drawIcon(
  'outlined',
  <path d="m7 7l10 10m0-9v9H8"/>,
);
