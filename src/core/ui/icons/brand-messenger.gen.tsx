// Drawn by Tabler; made by `npm run generate:icons`.
import { drawIcon } from './icon.tsx';

export const IconBrandMessenger = drawIcon(
  'outlined',
  <><path d="m3 20l1.3-3.9A9 8 0 1 1 7.7 19z"/><path d="m8 13l3-2l2 2l3-2"/></>,
);
