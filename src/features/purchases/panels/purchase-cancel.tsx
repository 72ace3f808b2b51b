import { useState } from 'react';
import type { Purchase } from '../../../core/domain/wallets/purchase.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { SendButton } from '../../shared/request-form/parts/send-button.tsx';
import { usePurchaseCancel } from '../operations/use-purchase-cancel.ts';

/** Ends an order that is not paid, after one question. */
export function PurchaseCancel({ purchase }: { readonly purchase: Purchase }) {
  const t = useText('purchases');
  const [isOpen, setIsOpen] = useState(false);
  const request = usePurchaseCancel(purchase.id);
  const { state } = request;
  const ask = (): void => {
    request.review({ purchaseId: purchase.id });
    setIsOpen(true);
  };
  const keep = (): void => {
    request.close();
    setIsOpen(false);
  };
  const end = (): void => {
    request.send();
    setIsOpen(false);
  };
  return (
    <div className={styles['form']}>
      <OutcomeNotice
        request={request}
        named={() => `${t('cancel')} · ${purchase.id}`}
        done={() => ({ title: t('cancelled'), text: undefined })}
        recordsPath={pathWith(routes.common.c2cshow, { id: purchase.id })}
      />
      <Button variant="secondary" isWide disabled={isUnderWay(state)} onClick={ask}>
        {t('cancel')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={keep}
        title={t('cancelTitle')}
        footer={
          <div className={styles['pair']}>
            <Button variant="secondary" data-autofocus="" onClick={keep}>
              {t('keep')}
            </Button>
            <SendButton variant="danger" onClick={end}>
              {t('cancel')}
            </SendButton>
          </div>
        }
      >
        <p>{t('cancelText')}</p>
      </Sheet>
    </div>
  );
}
