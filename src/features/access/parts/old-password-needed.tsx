import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';

/** For servers that change a password but do not reset a forgotten one. */
export function OldPasswordNeeded() {
  const t = useText('access');
  return (
    <Notice
      tone="caution"
      title={t('forget.needsOld')}
      actions={
        <LinkButton to={routes.kefu.index} variant="secondary" size="small">
          {t('forget.support')}
        </LinkButton>
      }
    />
  );
}
