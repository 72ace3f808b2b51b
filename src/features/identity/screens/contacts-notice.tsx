import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Notice } from '../../shared/requests/parts/notice.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';

/** Without both ways to reach the person a check is never passed: said before it is begun, and while it is waited for. */
export function ContactsNotice() {
  const t = useText('identity');
  const user = useCurrentUser().data;
  if (user === undefined || user.verification === 'approved') return undefined;
  if (user.email !== undefined && user.phone !== undefined) return undefined;
  return (
    <Notice
      tone="caution"
      title={t('contacts.title')}
      actions={
        <LinkButton to={routes.setting.security} variant="secondary" size="small">
          {t('contacts.action')}
        </LinkButton>
      }
    >
      <p>{t('contacts.text')}</p>
    </Notice>
  );
}
