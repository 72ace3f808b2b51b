import { useState } from 'react';
import type { SavedAddress } from '../../../../core/domain/wallets/payee.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../../core/ui/button.tsx';
import styles from '../../../../core/ui/column.module.css';
import { useFailedTextOf } from '../../../../core/ui/failures/use-failed-text.ts';
import { ConfirmSheet } from '../../../../core/ui/sheets/confirm-sheet.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { notify } from '../../../../core/ui/notify.ts';
import { Page } from '../../../../core/ui/page/page.tsx';
import { Switch } from '../../../../core/ui/fields/switch.tsx';
import { UnreadableRows } from '../../../../core/ui/lists/unreadable-rows.tsx';
import { useCanDeleteAddresses, useSavedAddresses } from '../data/saved-addresses.ts';
import { useAddressGuard } from '../operations/use-address-guard.ts';
import { Notice } from '../../../shared/request-form/parts/notice.tsx';
import { useAddressLabels } from '../operations/use-address-labels.ts';
import { LabelSheet } from '../parts/label-sheet.tsx';
import { AddressRows, placeName } from '../parts/address-rows.tsx';
import { undoSeconds, useLateDeletion, type LateDeletion } from '../operations/use-late-deletion.ts';

/** Where the person sends money to; one is deleted after one question, and can be taken back for a moment. */
export default function AddressesScreen() {
  useTextsAhead(['payees', 'rules']);
  const t = useText('payees');
  const { data, error, refetch } = useSavedAddresses();
  const guard = useAddressGuard(data);
  const labels = useAddressLabels();
  const [asked, setAsked] = useState<SavedAddress>();
  const [named, setNamed] = useState<SavedAddress>();
  const canDelete = useCanDeleteAddresses();
  const failedText = useFailedTextOf();
  const deletion = useLateDeletion({
    onDeleted: () => notify.success(t('addresses.deleted')),
    // The page may have closed by then, so the message names the address.
    onFailed: (address: SavedAddress) => (failure: AppError) => {
      const place = placeName(address);
      const words = {
        failed: (reason: string) => t('addresses.notDeleted', { place, reason }),
        unknown: t('addresses.noAnswerCame', { place }),
      };
      notify.problem(failedText(failure, words), { error: failure });
    },
  });
  const shown = data?.filter(({ id }) => id !== deletion.leaving?.id);
  return (
    <Page title={t('addresses.title')} back>
      <div className={styles['column']}>
        <p className={styles['note']}>{t('addresses.text')}</p>
        {shown === undefined && error === null ? <SkeletonRows count={4} height={64} /> : undefined}
        {shown === undefined && error !== null ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : undefined}
        <UnreadableRows of={data} />
        <Leaving deletion={deletion} />
        {shown?.length === 0 && data?.unreadable === undefined && deletion.leaving === undefined ? (
          <EmptyState title={t('addresses.none')} />
        ) : undefined}
        {shown === undefined || shown.length === 0 ? undefined : (
          <AddressRows
            addresses={shown}
            labelOf={labels.labelOf}
            onLabel={labels.setLabel === undefined ? undefined : setNamed}
            onDelete={canDelete ? setAsked : undefined}
          />
        )}
        {canDelete ? undefined : <p className={styles['small']}>{t('addresses.noDelete')}</p>}
        <LinkButton to={routes.setting.addWallet} isWide>
          {t('addresses.add')}
        </LinkButton>
        <Switch
          label={t('onlySaved.label')}
          description={t('onlySaved.hint')}
          checked={guard.isOnlySaved}
          isDisabled={guard.setOnlySaved === undefined}
          onChange={(isOn) => guard.setOnlySaved?.(isOn)}
        />
      </div>
      {named === undefined ? undefined : (
        <LabelSheet
          before={labels.labelOf(named.id) ?? ''}
          onSave={(label) => {
            labels.setLabel?.(named.id, label);
            setNamed(undefined);
          }}
          onClose={() => setNamed(undefined)}
        />
      )}
      <Question asked={asked} onClose={() => setAsked(undefined)} onConfirm={deletion.begin} />
    </Page>
  );
}

function Leaving({ deletion }: { readonly deletion: LateDeletion }) {
  const t = useText('payees');
  const format = useFormat();
  const { leaving, undo } = deletion;
  if (leaving === undefined) return undefined;
  return (
    <Notice
      key={leaving.id}
      tone="wait"
      title={t('addresses.deleting', { place: placeName(leaving) })}
      actions={
        <Button variant="secondary" size="small" onClick={undo}>
          {t('addresses.undo')}
        </Button>
      }
    >
      <p>{t('addresses.undoIn', { seconds: format.count(undoSeconds) })}</p>
    </Notice>
  );
}

interface QuestionProps {
  readonly asked: SavedAddress | undefined;
  readonly onClose: () => void;
  readonly onConfirm: (address: SavedAddress) => void;
}

function Question({ asked, onClose, onConfirm }: QuestionProps) {
  const t = useText('payees');
  const common = useText('common');
  return (
    <ConfirmSheet
      isOpen={asked !== undefined}
      title={t('addresses.deleteTitle')}
      text={asked === undefined ? '' : t('addresses.deleteText', { place: placeName(asked), address: asked.address })}
      confirmLabel={t('addresses.deleteConfirm')}
      cancelLabel={common('cancel')}
      isBusy={false}
      onConfirm={() => {
        if (asked !== undefined) onConfirm(asked);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
