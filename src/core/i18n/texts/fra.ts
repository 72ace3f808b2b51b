import type { LoadTexts } from '../dictionaries.ts';

export const texts = import.meta.glob<Awaited<ReturnType<LoadTexts>>>(
  ['../../../../locales/fra/*.json', '!../../../../locales/fra/{demo,presenter}.json'],
  { import: 'default' },
);
