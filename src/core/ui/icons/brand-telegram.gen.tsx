// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconBrandTelegram = drawIcon(
  'outlined',
  <path d="m15 10l-4 4l6 6l4-16l-18 7l4 2l2 6l3-4"/>,
);
