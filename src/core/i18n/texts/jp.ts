import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/jp/*.json', '!../../../../locales/jp/{demo,presenter,start}.json'],
  { import: 'default' },
);
