// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowBarToUp = drawIcon(
  'outlined',
  <path d="M12 10v10m0-10l4 4m-4-4l-4 4M4 4h16"/>,
);
