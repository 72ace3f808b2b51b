// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowLeft = drawIcon(
  'outlined',
  <path d="M5 12h14M5 12l6 6m-6-6l6-6"/>,
);
