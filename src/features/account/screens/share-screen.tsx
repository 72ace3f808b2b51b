import { useText } from '../../../core/i18n/use-text.ts';
import type { User } from '../../../core/domain/people/user.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { QrCode } from '../../../core/ui/qr-code.tsx';
import { invitationLink } from '../model/invitation-link.ts';
import styles from '../parts/account-column.module.css';
import { FactRow, PathRow, RowGroup } from '../../../core/ui/lists/row-group.tsx';
import { RebateRules } from '../panels/rebate-rules.tsx';
import { UserPage } from '../panels/user-page.tsx';

/** The person's own invitation: a code, a link and a picture of it. It never reads contacts. */
export default function ShareScreen() {
  const t = useText('invite');
  return <UserPage title={t('title')} render={(user) => <Invitation user={user} />} />;
}

function Invitation({ user }: { readonly user: User }) {
  const t = useText('invite');
  if (user.invitationCode === '') return <EmptyState title={t('none')} />;
  const link = invitationLink(window.location.href, user.invitationCode);
  const copy = (): void => {
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(
        () => notify.success(t('copied')),
        () => notify.problem(t('copyFailed')),
      );
  };
  return (
    <>
      <p className={styles['note']}>{t('text')}</p>
      <QrCode text={link} label={t('qr')} />
      <RowGroup title={t('yours')}>
        <FactRow label={t('code')}>{user.invitationCode}</FactRow>
        <FactRow label={t('link')}>{link}</FactRow>
      </RowGroup>
      <Button isWide onClick={copy}>
        {t('copy')}
      </Button>
      <RowGroup title={t('rebates')}>
        <PathRow label={t('bills')} to={pathWith(routes.fund.assetsAllRecord, { kind: 'rebates' })} />
      </RowGroup>
      <RebateRules />
      <p className={styles['note']}>{t('terms')}</p>
    </>
  );
}
