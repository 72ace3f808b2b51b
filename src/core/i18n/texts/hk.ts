import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/hk/*.json', '!../../../../locales/hk/{demo,presenter,start}.json'],
  { import: 'default' },
);
