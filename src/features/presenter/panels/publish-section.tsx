import { useText } from '../../../core/i18n/use-text.ts';
import { notify } from '../../../core/ui/notify.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import type { PresenterActions } from '../data/presenter-actions.ts';
import { PublishForm, type Publishing } from '../parts/publish-form.tsx';

/** Sends to the signed-in person, to all people, or as a public announcement. */
export function PublishSection({ actions }: { readonly actions: PresenterActions }) {
  const t = useText('presenter');
  const login = useCurrentUser().data?.login;
  const onPublish = ({ kind, toEverybody, title, html }: Publishing): void => {
    const to = toEverybody ? 'everybody' : (login ?? 'everybody');
    const publication = kind === 'announcement' ? { kind, title, html } : { kind, to, title, html };
    actions.act(
      (presenter) => presenter.publish(publication),
      () => notify.success(t('publish.done')),
    );
  };
  return <PublishForm hasPerson={login !== undefined} isBusy={actions.isBusy} onPublish={onPublish} />;
}
