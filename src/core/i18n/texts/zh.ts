import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/zh/*.json', '!../../../../locales/zh/{demo,presenter,start}.json'],
  { import: 'default' },
);
