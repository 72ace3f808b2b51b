import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';

/** The way on from a list that has nothing yet. */
export function ToMarket() {
  const t = useText('nft');
  return (
    <LinkButton to={routes.nft.nft} variant="secondary">
      {t('tabs.artworks')}
    </LinkButton>
  );
}
