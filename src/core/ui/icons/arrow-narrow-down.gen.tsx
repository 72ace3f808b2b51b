// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowNarrowDown = drawIcon(
  'outlined',
  <path d="M12 5v14m4-4l-4 4m-4-4l4 4"/>,
);
