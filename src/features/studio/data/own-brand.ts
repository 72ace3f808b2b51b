import { brandPlace } from '../../../core/config/brand.ts';

/** The `config.json` of the brand that this demo was built with; undefined where it has none. */
export function ownBrand(): string | undefined {
  const block = document.querySelector(`#${brandPlace}`)?.textContent ?? '';
  return block === '' ? undefined : `{ "brand": ${block} }`;
}
