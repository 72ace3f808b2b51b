// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconTrendingUp = drawIcon(
  'outlined',
  <><path d="m3 17l6-6l4 4l8-8"/><path d="M14 7h7v7"/></>,
);
