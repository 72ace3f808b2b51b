import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Notice } from '../../shared/requests/parts/notice.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';

/**
 * Without the ways to reach the person a check is never passed: said before it is begun, and while it is waited for.
 * A server that does not say so is not spoken for. Where the server binds no e-mail address nobody is asked for one, but whoever has none hears that it may be missed.
 */
export function ContactsNotice() {
  const t = useText('identity');
  const user = useCurrentUser().data;
  const { emailBinding } = useRuntimeConfig().capabilities;
  const { identityTerms } = useServerDialect();
  const isAsked = identityTerms === 'as-described' && user?.verification !== 'approved';
  if (user === undefined || !isAsked) return undefined;
  const hasEmail = user.email !== undefined || !emailBinding;
  if (hasEmail && user.phone !== undefined) return user.email === undefined ? <EmailNotice /> : undefined;
  return (
    <Notice
      tone="caution"
      title={t(emailBinding ? 'contacts.title' : 'contacts.titlePhone')}
      actions={
        <LinkButton to={routes.setting.security} variant="secondary" size="small">
          {t('contacts.action')}
        </LinkButton>
      }
    >
      <p>{t(emailBinding ? 'contacts.text' : 'contacts.textPhone')}</p>
    </Notice>
  );
}

function EmailNotice() {
  const t = useText('identity');
  return (
    <Notice
      tone="caution"
      title={t('contacts.titleEmail')}
      actions={
        <LinkButton to={routes.kefu.index} variant="secondary" size="small">
          {t('contacts.support')}
        </LinkButton>
      }
    >
      <p>{t('contacts.textEmail')}</p>
    </Notice>
  );
}
