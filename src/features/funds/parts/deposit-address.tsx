import type { DepositAddress, DepositPlaces } from '../../../core/domain/wallets/deposit.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { QrCode } from '../../../core/ui/qr-code.tsx';
import { networkName } from '../model/deposit-place.ts';
import { CopyLine } from '../../shared/exact-text/parts/copy-line.tsx';
import styles from '../../shared/exact-text/parts/exact-text.module.css';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';

export interface DepositAddressViewProps {
  readonly currency: string;
  readonly place: DepositAddress;
  readonly places: DepositPlaces;
}

/** The address for the camera, for the eye and for the clipboard, with the memo if there is one. */
export function DepositAddressView({ currency, place, places }: DepositAddressViewProps) {
  const t = useText('funds');
  const format = useFormat();
  const { memo, minimum, confirmations } = places;
  const unsaid = t('deposit.unsaid');
  return (
    <section className={styles['card']} aria-label={t('deposit.address')}>
      <QrCode text={place.address} label={t('deposit.qr')} />
      <CopyLine key={place.address} label={t('deposit.address')} text={place.address} />
      {memo === undefined ? undefined : (
        <>
          <CopyLine label={t('deposit.memo')} text={memo} />
          <Notice tone="caution" title={t('deposit.memoNeeded')} />
        </>
      )}
      <p className={styles['caution']}>{t('deposit.only', { currency })}</p>
      <FactList
        facts={[
          { id: 'network', label: t('deposit.network'), value: networkName(place.network) ?? unsaid },
          {
            id: 'minimum',
            label: t('deposit.minimum'),
            value: minimum === undefined ? unsaid : format.amount(minimum, { currency }),
          },
          {
            id: 'confirmations',
            label: t('deposit.confirmations'),
            value: confirmations === undefined ? unsaid : format.count(confirmations),
          },
        ]}
      />
    </section>
  );
}
