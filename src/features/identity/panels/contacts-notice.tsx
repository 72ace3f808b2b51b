import { useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';

/**
 * Without a way to reach the person an identity check never passes. Shown before the check and while it is pending. A
 * server without this information gets no notice. If the server binds no e-mail address, the notice asks for none, but
 * says that it may be missed. What binds the missing one leads back to this page.
 */
export function ContactsNotice() {
  const t = useText('identity');
  const user = useCurrentUser().data;
  const { emailBinding } = useRuntimeConfig().capabilities;
  const { identityTerms } = useServerDialect();
  const { pathname, search } = useLocation();
  const isAsked = identityTerms === 'as-described' && user?.verification !== 'approved';
  if (user === undefined || !isAsked) return undefined;
  const hasEmail = user.email !== undefined || !emailBinding;
  if (hasEmail && user.phone !== undefined) return user.email === undefined ? <EmailNotice /> : undefined;
  return (
    <Notice
      tone="caution"
      title={t(emailBinding ? 'contacts.title' : 'contacts.titlePhone')}
      actions={
        <LinkButton
          to={pathWith(routes.setting.security, {
            bind: hasEmail ? 'mobile' : 'email',
            return: `${pathname}${search}`,
          })}
          state={detour}
          variant="secondary"
          size="small"
        >
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
