import type { Plugin } from 'vite';

const whole = /import \{([^}]*)\} from '@tabler\/icons-react';/g;

const eachOf = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
    .join(' ');

/** Tests load the icons they draw. The whole set has 5,900, and a page of its own reads it anew. */
export const oneIconEach = (): Plugin => ({
  name: 'tandem-one-icon-each',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/') && code.includes('@tabler/icons-react')
      ? { code: code.replaceAll(whole, (_all, names: string) => eachOf(names)), map: null }
      : undefined,
});
