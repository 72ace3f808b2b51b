// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowNarrowUp = drawIcon(
  'outlined',
  <path d="M12 5v14m4-10l-4-4M8 9l4-4"/>,
);
