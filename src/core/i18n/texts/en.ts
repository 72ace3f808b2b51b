import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/en/*.json', '!../../../../locales/en/{demo,presenter,start}.json'],
  { import: 'default' },
);
