import { renderFloor } from './screen.tsx';
import { touchEagerLibraries } from './touch-eager.ts';

const { client, i18n } = await touchEagerLibraries();
renderFloor(client, i18n);
const { touchLazyLibraries } = await import('./touch-lazy.ts');
document.documentElement.dataset['libraries'] = touchLazyLibraries();
