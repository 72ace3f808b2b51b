// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconMinusVertical = drawIcon(
  'outlined',
  <path d="M12 5v14"/>,
);
