import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useOpenedMessage } from '../../shared/messages/data/messages.ts';
import { useOpenedMessages } from '../../shared/messages/data/opened-ids.ts';
import { MessageWords } from '../../shared/messages/panels/message-words.tsx';
import { NoInbox } from '../parts/no-inbox.tsx';

/** One message; reading it opens it. */
export default function MessageScreen() {
  const t = useText('messages');
  const [asked] = useSearchParams();
  const id = asked.get('id') ?? '';
  return (
    <Page title={t('message')} back={routes.mailMessage.mailMessageList}>
      {id === '' ? (
        <EmptyState
          title={t('unnamed')}
          action={
            <LinkButton to={routes.mailMessage.mailMessageList} variant="secondary" size="small">
              {t('inbox')}
            </LinkButton>
          }
        />
      ) : (
        <Words id={id} />
      )}
    </Page>
  );
}

function Words({ id }: { readonly id: string }) {
  const { data, error, refetch } = useOpenedMessage(id);
  const { markOpened } = useOpenedMessages();
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) markOpened(id);
  }, [isShown, markOpened, id]);
  if (data !== undefined) return <MessageWords message={data} />;
  if (error?.kind === 'unavailable') return <NoInbox />;
  return error === null ? (
    <SkeletonRows count={4} height={56} />
  ) : (
    <ErrorState error={error} onRetry={() => void refetch()} />
  );
}
