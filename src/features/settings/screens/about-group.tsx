import { version } from '../../../../package.json';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { FactRow, OpenRow, PathRow } from '../../../core/ui/row-group.tsx';
import { askTerms } from '../../shared/glossary/model/asked-terms.ts';
import { UnreadBadge } from '../../shared/messages/screens/unread-badge.tsx';
import { useServerFacts } from '../data/server-facts.ts';
import { SettingGroup } from '../parts/setting-group.tsx';

export function AboutGroup() {
  const t = useText('settings');
  const { kind, isOneFile, address, realtime } = useServerFacts();
  const isDemo = kind === 'in-browser';
  return (
    <SettingGroup title={t('about.title')}>
      <PathRow label={t('about.device')} to={pathWith(routes.setting.setting, { section: 'device' })} />
      <PathRow label={t('about.messages')} to={routes.mailMessage.mailMessage} value={<UnreadBadge />} />
      <PathRow label={t('about.help')} to={routes.common.aboutuslist} />
      <PathRow label={t('about.support')} to={routes.kefu.index} />
      <OpenRow label={t('glossary')} onOpen={() => askTerms([])} />
      <FactRow label={t('about.version')}>{version}</FactRow>
      <FactRow label={t('about.mode')}>
        {t(isOneFile ? 'about.demoFile' : isDemo ? 'about.demo' : 'about.network')}
      </FactRow>
      <FactRow label={t('about.server')}>{isDemo ? t('about.inBrowser') : address}</FactRow>
      {isDemo ? undefined : (
        <FactRow label={t('about.realtime')}>
          {realtime === undefined ? t('about.realtimeNone') : t('about.realtimeProtocol', { name: realtime })}
        </FactRow>
      )}
    </SettingGroup>
  );
}
