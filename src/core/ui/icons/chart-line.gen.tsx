// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconChartLine = drawIcon(
  'outlined',
  <path d="M4 19h16M4 15l4-6l4 2l4-5l4 4"/>,
);
