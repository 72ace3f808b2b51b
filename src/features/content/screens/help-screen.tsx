import { IconBuilding } from '../../../core/ui/icons/building.gen.tsx';
import { IconDownload } from '../../../core/ui/icons/download.gen.tsx';
import { IconFileText } from '../../../core/ui/icons/file-text.gen.tsx';
import { IconHeadset } from '../../../core/ui/icons/headset.gen.tsx';
import { IconHelpCircle } from '../../../core/ui/icons/help-circle.gen.tsx';
import { IconPhone } from '../../../core/ui/icons/phone.gen.tsx';
import { IconShieldCheck } from '../../../core/ui/icons/shield-check.gen.tsx';
import { IconCash } from '../../../core/ui/icons/cash.gen.tsx';
import { useSearchParams } from 'react-router-dom';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useArticles } from '../../shared/articles/data/articles.ts';
import { useIsEntryOffered } from '../../shared/server/data/use-is-entry-offered.ts';
import { BrandFooter, OutsideRows } from '../panels/brand-links.tsx';
import { DownloadSection } from '../panels/download-section.tsx';
import styles from './help-screen.module.css';

const downloadSection = 'download';

/** Everything that can be read about the operator and the product, or the section that the address names. */
export default function HelpScreen() {
  const [asked] = useSearchParams();
  return asked.get('section') === downloadSection ? <DownloadSection /> : <AllPages />;
}

function AllPages() {
  const t = useText('content');
  const hasWithdrawals = useIsEntryOffered('withdrawalPage');
  return (
    <Page title={t('help.title')} back wide>
      <div className={styles['groups']}>
        <LinkRows title={t('help.help')}>
          <LinkRow to={routes.kefu.index} label={t('support.title')} icon={IconHeadset} />
          <LinkRow to={routes.common.faq} label={t('pages.faq')} icon={IconHelpCircle} />
          {hasWithdrawals ? <LinkRow to={routes.kf.tk} label={t('pages.withdrawals')} icon={IconCash} /> : undefined}
          <LinkRow to={routes.common.contactus} label={t('pages.contact')} icon={IconPhone} />
        </LinkRows>
        <LinkRows title={t('help.operator')}>
          <LinkRow to={routes.common.aboutus} label={t('pages.about')} icon={IconBuilding} />
          <LinkRow to={routes.setting.operationalCompliance} label={t('pages.compliance')} icon={IconShieldCheck} />
          <LinkRow
            to={pathWith(routes.common.aboutuslist, { section: downloadSection })}
            label={t('download.title')}
            icon={IconDownload}
          />
        </LinkRows>
        <Agreements />
        <BrandFooter />
      </div>
    </Page>
  );
}

/** Agreements as the server lists them, and the operator's own links from the configuration of this deployment. */
function Agreements() {
  const t = useText('content');
  const articles = useArticles('agreements').data?.items ?? [];
  const { links } = useRuntimeConfig().legal;
  if (articles.length === 0 && links.length === 0) return undefined;
  return (
    <LinkRows title={t('help.agreements')}>
      {articles.map(({ id, title }) => (
        <LinkRow key={id} to={pathWith(routes.common.article, { id })} label={title} icon={IconFileText} />
      ))}
      <OutsideRows links={links} icon={IconFileText} />
    </LinkRows>
  );
}
