import { IconCash } from '../../../core/ui/icons/cash.gen.tsx';
import { IconHelpCircle } from '../../../core/ui/icons/help-circle.gen.tsx';
import { IconMail } from '../../../core/ui/icons/mail.gen.tsx';
import { IconPhone } from '../../../core/ui/icons/phone.gen.tsx';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { ReportSheet } from '../help/panels/report-sheet.tsx';
import { useIsEntryOffered } from '../../shared/server/data/use-is-entry-offered.ts';
import { useSiteConfiguration } from '../../shared/site/data/site.ts';
import { channelKindAt, supportChannels, type ChannelKind, type SupportChannel } from '../model/support-channels.ts';
import { BrandSupport } from '../panels/brand-links.tsx';
import { ChannelList } from '../parts/channel-list.tsx';
import { CodeSheet } from '../parts/code-sheet.tsx';
import styles from './support-screen.module.css';

/** The operator's channels to support: all, or the one in the address. */
export default function SupportScreen() {
  const t = useText('content');
  const only = channelKindAt(useLocation().pathname);
  const title = only === undefined ? t('support.title') : t(`support.channels.${only}`);
  return (
    <Page title={title} back={only === undefined ? true : routes.kefu.index}>
      <Channels only={only} />
      {only === undefined ? <BrandSupport /> : undefined}
      {only === undefined ? <OwnHelp /> : undefined}
      {only === undefined ? <Report /> : undefined}
    </Page>
  );
}

function Channels({ only }: { readonly only: ChannelKind | undefined }) {
  const t = useText('content');
  const [coded, setCoded] = useState<SupportChannel | undefined>(undefined);
  const { data, error, refetch } = useSiteConfiguration();
  if (data === undefined) {
    return error === null ? (
      <SkeletonRows count={3} height={56} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  const channels = supportChannels(data.settings).filter(({ kind }) => only === undefined || kind === only);
  if (channels.length === 0) return <NoChannel only={only} />;
  return (
    <>
      <ChannelList channels={channels} onShowCode={setCoded} />
      <p className={styles['caution']}>{t('support.caution')}</p>
      <CodeSheet
        title={coded === undefined ? '' : t(`support.channels.${coded.kind}`)}
        address={coded?.address}
        onClose={() => setCoded(undefined)}
      />
    </>
  );
}

/** Says that there is no support, instead of a page that looks as if it were answered. */
function NoChannel({ only }: { readonly only: ChannelKind | undefined }) {
  const t = useText('content');
  if (only === undefined) return <EmptyState title={t('support.none')} />;
  const others = (
    <LinkButton to={routes.kefu.index} variant="secondary" size="small">
      {t('support.others')}
    </LinkButton>
  );
  return <EmptyState title={t('support.noneOf', { name: t(`support.channels.${only}`) })} action={others} />;
}

/** Pages to read before asking. */
function OwnHelp() {
  const t = useText('content');
  const hasWithdrawals = useIsEntryOffered('withdrawalPage');
  return (
    <LinkRows title={t('help.readFirst')}>
      <LinkRow to={routes.common.faq} label={t('pages.faq')} icon={IconHelpCircle} />
      {hasWithdrawals ? <LinkRow to={routes.kf.tk} label={t('pages.withdrawals')} icon={IconCash} /> : undefined}
      <LinkRow to={routes.common.contactus} label={t('pages.contact')} icon={IconPhone} />
      <LinkRow to={routes.mailMessage.mailMessage} label={t('help.messages')} icon={IconMail} />
    </LinkRows>
  );
}

function Report() {
  const t = useText('content');
  const [question] = useSearchParams();
  // A person who comes from a failure wants to report it.
  const [isOpen, setIsOpen] = useState(question.get('report') === 'open');
  return (
    <div className={styles['report']}>
      <Button variant="secondary" isWide onClick={() => setIsOpen(true)}>
        {t('report.title')}
      </Button>
      {isOpen ? <ReportSheet onClose={() => setIsOpen(false)} /> : undefined}
    </div>
  );
}
