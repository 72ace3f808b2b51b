import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';

/** A refused application that blocks the next one. */
export function SupportFirst() {
  const t = useText('identity');
  return (
    <Notice
      tone="caution"
      title={t('supportFirst')}
      actions={
        <LinkButton to={routes.kefu.index} variant="secondary" size="small">
          {t('askSupport')}
        </LinkButton>
      }
    />
  );
}
