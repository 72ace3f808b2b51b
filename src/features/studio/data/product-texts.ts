import { useQuery } from '@tanstack/react-query';
import { productTexts } from '../../../core/i18n/dictionaries.ts';
import type { LanguageCode } from '../../../core/i18n/languages.ts';

/** Every text of the product in a language by `dictionary.key`; undefined while it is read. */
export function useProductTexts(language: LanguageCode): Readonly<Record<string, string>> | undefined {
  return useQuery({
    queryKey: ['studio', 'texts', language],
    queryFn: () => productTexts(language),
    staleTime: Infinity,
  }).data;
}
