import { useState } from 'react';
import type { SavedAddress } from '../../../core/domain/payee.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import styles from '../../../core/ui/column.module.css';
import { ConfirmSheet } from '../../../core/ui/confirm-sheet.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { Page } from '../../../core/ui/page.tsx';
import { useProblemTexts } from '../../shared/forms/screens/use-problem-texts.ts';
import { useDeleteAddress, useSavedAddresses } from '../../shared/payees/data/saved-addresses.ts';
import { AddressRows, placeName } from '../parts/address-rows.tsx';

/** Where the person sends money to; one is deleted after one question. */
export default function AddressesScreen() {
  const t = useText('payees');
  const { data, error, refetch } = useSavedAddresses();
  const [asked, setAsked] = useState<SavedAddress>();
  return (
    <Page title={t('addresses.title')} back>
      <div className={styles['column']}>
        <p className={styles['note']}>{t('addresses.text')}</p>
        {data === undefined && error === null ? <SkeletonRows count={4} height={64} /> : undefined}
        {data === undefined && error !== null ? <ErrorState error={error} onRetry={() => void refetch()} /> : undefined}
        {data?.length === 0 ? <EmptyState title={t('addresses.none')} /> : undefined}
        {data === undefined || data.length === 0 ? undefined : <AddressRows addresses={data} onDelete={setAsked} />}
        <LinkButton to={routes.setting.addWallet} isWide>
          {t('addresses.add')}
        </LinkButton>
      </div>
      <Deletion asked={asked} onClose={() => setAsked(undefined)} />
    </Page>
  );
}

interface DeletionProps {
  readonly asked: SavedAddress | undefined;
  readonly onClose: () => void;
}

function Deletion({ asked, onClose }: DeletionProps) {
  const t = useText('payees');
  const common = useText('common');
  const { ofError } = useProblemTexts();
  const remove = useDeleteAddress();
  const onConfirm = (): void => {
    if (asked === undefined || remove.isPending) return;
    remove.mutate(
      { id: asked.id },
      {
        onSuccess: () => notify.success(t('addresses.deleted')),
        onError: (error) => notify.problem(ofError(error) ?? ''),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmSheet
      isOpen={asked !== undefined}
      title={t('addresses.deleteTitle')}
      text={asked === undefined ? '' : t('addresses.deleteText', { place: placeName(asked), address: asked.address })}
      confirmLabel={t('addresses.deleteConfirm')}
      cancelLabel={common('cancel')}
      isBusy={remove.isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
