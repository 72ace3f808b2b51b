import type { LoadTexts } from './load-texts.ts';

// Made from the folders of locales by scripts/generate-texts.mjs: npm run generate.

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['./*.json', '!./{demo,presenter,studio,start}.json'],
  { import: 'default', base: '../../../../locales/spa' },
);
