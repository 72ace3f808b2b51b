import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/ru/*.json', '!../../../../locales/ru/{demo,presenter,start}.json'],
  { import: 'default' },
);
