import type { ResourceKey } from 'i18next';

/** Fetches one dictionary. */
export type LoadTexts = () => Promise<ResourceKey>;
