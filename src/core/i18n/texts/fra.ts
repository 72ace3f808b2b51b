import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/fra/*.json', '!../../../../locales/fra/{demo,presenter,start}.json'],
  { import: 'default' },
);
