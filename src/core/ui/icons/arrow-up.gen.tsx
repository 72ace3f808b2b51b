// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconArrowUp = drawIcon(
  'outlined',
  <path d="M12 5v14m6-8l-6-6m-6 6l6-6"/>,
);
