import { purchaseRegions, regionCodes, regionNamed } from '../../../core/domain/wallets/purchase-regions.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';

export interface NamedRegion {
  readonly id: string;
  readonly label: string;
  /** Why nothing can be bought from there. */
  readonly description?: string | undefined;
}

/** Countries by the names that the language has for them: first those that can be paid from, then the others, marked. */
export function useRegionNames(): readonly NamedRegion[] {
  const { languageTag } = useFormat();
  const description = useText('purchases')('notFrom');
  const names = new Intl.DisplayNames(languageTag, { type: 'region' });
  const named = regionCodes.map((id) => ({ id, label: names.of(id) ?? id }));
  const ours = named.slice(0, purchaseRegions.length);
  const others = named.slice(purchaseRegions.length).map((one) => ({ ...one, description }));
  return [...ours, ...others.toSorted((left, right) => left.label.localeCompare(right.label, languageTag))];
}

/** A server's name of a country, translated; an unknown one as the server wrote it. */
export function useRegionName(wireName: string): string {
  const { languageTag } = useFormat();
  const region = regionNamed(wireName);
  if (region === undefined) return wireName;
  return new Intl.DisplayNames(languageTag, { type: 'region' }).of(region.code) ?? wireName;
}
