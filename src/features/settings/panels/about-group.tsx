import { readProgram } from '../../../core/config/program.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { OpenRow, PathRow } from '../../../core/ui/lists/row-group.tsx';
import { askTerms } from '../../shared/glossary/model/asked-terms.ts';
import { UnreadBadge } from '../../shared/messages/panels/unread-badge.tsx';
import { SettingGroup } from '../parts/setting-group.tsx';
import { ServerRows } from './server-rows.tsx';

export function AboutGroup() {
  const t = useText('settings');
  const connection = useText('connection');
  return (
    <SettingGroup title={t('about.title')}>
      <PathRow label={t('about.device')} to={pathWith(routes.setting.setting, { section: 'device' })} />
      <PathRow label={t('about.messages')} to={routes.mailMessage.mailMessage} value={<UnreadBadge />} />
      <PathRow label={t('about.help')} to={routes.common.aboutuslist} />
      <PathRow label={t('about.support')} to={routes.kefu.index} />
      <OpenRow label={t('glossary')} onOpen={() => askTerms([])} />
      <PathRow
        label={t('about.version')}
        value={readProgram().version}
        to={pathWith(routes.setting.setting, { section: 'version' })}
      />
      <PathRow label={connection('title')} to={pathWith(routes.setting.setting, { section: 'connection' })} />
      <ServerRows />
    </SettingGroup>
  );
}
