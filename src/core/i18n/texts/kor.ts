import type { LoadTexts } from './load-texts.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/kor/*.json', '!../../../../locales/kor/{demo,presenter,start}.json'],
  { import: 'default' },
);
