import { IconMapPin } from '../../../core/ui/icons/map-pin.gen.tsx';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useChosenRegion } from '../../shared/regions/data/chosen-region.ts';
import { isRegion, regionName } from '../../shared/regions/model/regions.ts';
import styles from './open-location-screen.module.css';

/** The chosen country or region, and its use. */
export default function OpenLocationScreen() {
  const t = useText('content');
  const { languageTag } = useFormat();
  const [kept, keep] = useChosenRegion();
  const chosen = isRegion(kept) ? kept : undefined;
  return (
    <Page title={t('places.chosen')} back>
      <div className={styles['place']}>
        <IconMapPin size={36} stroke={1.75} aria-hidden="true" />
        <p className={styles['name']}>{chosen === undefined ? t('places.none') : regionName(chosen, languageTag)}</p>
        <p className={styles['use']}>{t('places.use')}</p>
        <LinkButton to={routes.chooseLocation} isWide>
          {t(chosen === undefined ? 'places.choose' : 'places.change')}
        </LinkButton>
        {chosen === undefined ? undefined : (
          <Button variant="secondary" isWide onClick={() => keep(undefined)}>
            {t('places.forget')}
          </Button>
        )}
      </div>
    </Page>
  );
}
