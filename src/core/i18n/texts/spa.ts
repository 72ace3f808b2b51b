import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/spa/*.json', '!../../../../locales/spa/{demo,presenter,start}.json'],
  { import: 'default' },
);
