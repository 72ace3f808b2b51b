import { renderFloor } from './screen.tsx';
import { touchEagerLibraries } from './touch-eager.ts';
import { touchLazyLibraries } from './touch-lazy.ts';

const { client, i18n } = await touchEagerLibraries();
document.documentElement.dataset['libraries'] = touchLazyLibraries();
renderFloor(client, i18n);
