// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowBarToDown = drawIcon(
  'outlined',
  <path d="M4 20h16m-8-6V4m0 10l4-4m-4 4l-4-4"/>,
);
