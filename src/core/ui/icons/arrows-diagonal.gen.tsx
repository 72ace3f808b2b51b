// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowsDiagonal = drawIcon(
  'outlined',
  <path d="M16 4h4v4m-6 2l6-6M8 20H4v-4m0 4l6-6"/>,
);
