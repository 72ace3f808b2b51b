// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconPlus = drawIcon(
  'outlined',
  <path d="M12 5v14m-7-7h14"/>,
);
