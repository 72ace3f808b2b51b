import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/turkish/*.json', '!../../../../locales/turkish/{demo,presenter,start}.json'],
  { import: 'default' },
);
