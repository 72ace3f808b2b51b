// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconPlayerPlay = drawIcon(
  'outlined',
  <path d="M7 4v16l13-8z"/>,
);
