import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';

/** Shown when the server pays out to saved addresses only and the person has none. */
export function SavedFirst() {
  const t = useText('withdrawal');
  return (
    <Notice
      tone="caution"
      title={t('saved.needed')}
      actions={
        <LinkButton to={routes.setting.wallet} variant="secondary" size="small">
          {t('saved.add')}
        </LinkButton>
      }
    />
  );
}
