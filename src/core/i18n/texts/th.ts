import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/th/*.json', '!../../../../locales/th/{demo,presenter,start}.json'],
  { import: 'default' },
);
