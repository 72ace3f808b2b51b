import { readProgram } from '../../../core/config/program.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { FactRow } from '../../../core/ui/lists/row-group.tsx';
import { areaWords, useAreaName } from '../../shared/server/parts/use-area-name.ts';
import { releases } from '../model/releases.ts';
import { serverOffer, type Offer } from '../model/server-offer.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import { ServerRows } from './server-rows.tsx';
import styles from './version-section.module.css';

/** The program's version with its news, and the server's offers. */
export function VersionSection() {
  useTextsAhead(['device', 'settings', 'home', ...areaWords]);
  const t = useText('device');
  const settings = useText('settings');
  const nameOf = useAreaName();
  const program = readProgram();
  const { products, features } = serverOffer(useRuntimeConfig());
  return (
    <Page title={t('version.title')} back={routes.setting.setting}>
      <div className={styles['groups']}>
        {releases.map(({ version, news }) => (
          <SettingGroup key={version} title={t('version.news.title', { version })}>
            <ul className={styles['news']}>
              {news.map((id) => (
                <li key={id}>{t(`version.news.items.${id}`)}</li>
              ))}
            </ul>
          </SettingGroup>
        ))}
        <SettingGroup title={t('version.program')}>
          <FactRow label={settings('about.version')}>{program.version}</FactRow>
          {program.build === undefined ? undefined : <FactRow label={t('version.build')}>{program.build}</FactRow>}
          <ServerRows />
        </SettingGroup>
        <SettingGroup title={t('version.products')}>
          <OfferRows offers={products} nameOf={nameOf} />
        </SettingGroup>
        <SettingGroup title={t('version.featuresTitle')}>
          <OfferRows offers={features} nameOf={(id) => t(`version.features.${id}`)} />
        </SettingGroup>
        <RefusedBrand />
        <p className={styles['note']}>{t('version.note')}</p>
      </div>
    </Page>
  );
}

/** Settings of the operator that are not used, for the operator. */
function RefusedBrand() {
  const t = useText('device');
  const { refused = [] } = useRuntimeConfig().brand ?? {};
  if (refused.length === 0) return undefined;
  return (
    <SettingGroup title={t('version.refusedBrand')}>
      {refused.map(({ field, why }) => (
        <FactRow key={`${field} ${why}`} label={`brand.${field}`.replace(/\.$/, '')}>
          {why}
        </FactRow>
      ))}
    </SettingGroup>
  );
}

interface OfferRowsProps<Id extends string> {
  readonly offers: readonly Offer<Id>[];
  readonly nameOf: (id: Id) => string;
}

function OfferRows<Id extends string>({ offers, nameOf }: OfferRowsProps<Id>) {
  const t = useText('device');
  return offers.map(({ id, isOffered }) => (
    <FactRow key={id} label={nameOf(id)}>
      {t(isOffered ? 'version.offered' : 'version.notOffered')}
    </FactRow>
  ));
}
