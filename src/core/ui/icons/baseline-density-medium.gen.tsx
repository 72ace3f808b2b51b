// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconBaselineDensityMedium = drawIcon(
  'outlined',
  <path d="M4 20h16M4 12h16M4 4h16"/>,
);
