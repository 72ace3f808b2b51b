import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { RoutePath } from '../../../../core/navigation/routes.ts';
import { PathRow } from '../../../../core/ui/lists/row-group.tsx';
import { useChosenRegion } from '../data/chosen-region.ts';
import { isRegion, regionName } from '../model/regions.ts';

/** The chosen country or region with a link to its page, if anything depends on it. */
export function RegionRow({ to }: { readonly to: RoutePath }) {
  const t = useText('content');
  const { languageTag } = useFormat();
  const { products, sure = products } = useRuntimeConfig();
  const [kept] = useChosenRegion();
  if (sure.quickBuy !== true && sure.c2c !== true) return undefined;
  return (
    <PathRow
      label={t('places.chosen')}
      value={isRegion(kept) ? regionName(kept, languageTag) : t('places.none')}
      to={to}
    />
  );
}
