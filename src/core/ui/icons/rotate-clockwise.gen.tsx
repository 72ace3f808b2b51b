// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconRotateClockwise = drawIcon(
  'outlined',
  <path d="M4.05 11a8 8 0 1 1 .5 4m-.5 5v-5h5"/>,
);
