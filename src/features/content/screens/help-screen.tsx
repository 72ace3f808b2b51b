import { IconBuilding } from '../../../core/ui/icons/building.gen.tsx';
import { IconDownload } from '../../../core/ui/icons/download.gen.tsx';
import { IconHeadset } from '../../../core/ui/icons/headset.gen.tsx';
import { IconHelpCircle } from '../../../core/ui/icons/help-circle.gen.tsx';
import { IconPhone } from '../../../core/ui/icons/phone.gen.tsx';
import { IconShieldCheck } from '../../../core/ui/icons/shield-check.gen.tsx';
import { IconCash } from '../../../core/ui/icons/cash.gen.tsx';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { IconReceipt } from '../../../core/ui/icons/receipt.gen.tsx';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useIsEntryOffered } from '../../shared/server/data/use-is-entry-offered.ts';
import { Agreements } from '../panels/agreements.tsx';
import { BrandFooter } from '../panels/brand-links.tsx';
import { DownloadSection } from '../panels/download-section.tsx';
import styles from './help-screen.module.css';

/** It speaks the words of several products, which no other page of reading needs. */
const TermsSection = whenWanted({ load: async () => (await import('../panels/terms-section.tsx')).TermsSection });

const downloadSection = 'download';
const termsSection = 'terms';

/** Everything that can be read about the operator and the product, or the section that the address names. */
export default function HelpScreen() {
  const [asked] = useSearchParams();
  const section = asked.get('section');
  if (section === termsSection) return <TermsSection />;
  return section === downloadSection ? <DownloadSection /> : <AllPages />;
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
            to={pathWith(routes.common.aboutuslist, { section: termsSection })}
            label={t('terms.title')}
            icon={IconReceipt}
          />
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
