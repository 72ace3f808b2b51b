import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';

/** Where the server has no messages to persons at all. */
export function NoInbox() {
  const t = useText('messages');
  return (
    <EmptyState
      title={t('noInbox')}
      action={
        <LinkButton to={routes.mailMessage.ggList} variant="secondary" size="small">
          {t('announcements')}
        </LinkButton>
      }
    />
  );
}
