import type { Icon } from '../../../core/ui/icons/icon.tsx';
import { IconBuilding } from '../../../core/ui/icons/building.gen.tsx';
import { IconPhone } from '../../../core/ui/icons/phone.gen.tsx';
import { IconShieldCheck } from '../../../core/ui/icons/shield-check.gen.tsx';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes, type RoutePath } from '../../../core/navigation/routes.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { useSiteConfiguration } from '../../shared/site/data/site.ts';
import { useOperatorPage } from '../data/operator-page.ts';
import type { OperatorPage } from '../model/operator-pages.ts';
import { LackingRow } from '../parts/lacking-row.tsx';
import styles from '../screens/help-screen.module.css';
import { Agreements } from './agreements.tsx';
import { BrandFooter } from './brand-links.tsx';
import { FeeFacts } from './fee-facts.tsx';

/** Who runs the platform, what it costs and on which terms: to be read before an account is made. */
export function TermsSection() {
  useTextsAhead([
    'content',
    'home',
    'convert',
    'chart',
    'contracts',
    'worth',
    'purchases',
    'options',
    'funds',
    'withdrawal',
  ]);
  const t = useText('content');
  const worth = useText('worth');
  return (
    <Page title={t('terms.title')} back wide>
      <div className={styles['groups']}>
        <LinkRows title={t('help.operator')}>
          <OperatorName />
          <OperatorRow page="about" to={routes.common.aboutus} icon={IconBuilding} />
          <OperatorRow page="compliance" to={routes.setting.operationalCompliance} icon={IconShieldCheck} />
          <OperatorRow page="contact" to={routes.common.contactus} icon={IconPhone} />
        </LinkRows>
        <LinkRows title={t('terms.fees')}>
          <li>
            <FeeFacts />
          </li>
        </LinkRows>
        <Agreements unread={worth('gap.failed')} />
        <BrandFooter />
      </div>
    </Page>
  );
}

function OperatorName() {
  const t = useText('content');
  const worth = useText('worth');
  const { brand } = useRuntimeConfig();
  const { data, error } = useSiteConfiguration();
  const name = brand?.name ?? data?.name;
  if (name === undefined && data === undefined && error === null) return undefined;
  const reason = data === undefined ? worth('gap.failed') : t('terms.noName');
  if (name === undefined) return <LackingRow label={t('terms.name')} icon={IconBuilding} reason={reason} />;
  return (
    <li>
      <FactList facts={[{ id: 'name', label: t('terms.name'), value: name }]} />
    </li>
  );
}

interface OperatorRowProps {
  readonly page: OperatorPage;
  readonly to: RoutePath;
  readonly icon: Icon;
}

/** Leads to a page that the operator wrote, or says that there is none; one that could not be read can be tried there. */
function OperatorRow({ page, to, icon }: OperatorRowProps) {
  const t = useText('content');
  const { data, error } = useOperatorPage(page);
  const label = t(`pages.${page}`);
  return data === null || error?.kind === 'unavailable' ? (
    <LackingRow label={label} icon={icon} reason={t('pages.none')} />
  ) : (
    <LinkRow to={to} label={label} icon={icon} />
  );
}
