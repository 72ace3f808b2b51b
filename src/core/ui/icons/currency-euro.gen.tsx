// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconCurrencyEuro = drawIcon(
  'outlined',
  <path d="M17.2 7a6 7 0 1 0 0 10M13 10H5m0 4h8"/>,
);
