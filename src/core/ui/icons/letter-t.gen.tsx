// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconLetterT = drawIcon(
  'outlined',
  <path d="M6 4h12m-6 0v16"/>,
);
