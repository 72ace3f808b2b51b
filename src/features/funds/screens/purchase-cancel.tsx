import { useCallback, useState } from 'react';
import type { Purchase } from '../../../core/domain/purchase.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheet.tsx';
import { useCancelPurchase, useReadPurchase } from '../data/purchases.ts';
import { isUnderWay } from '../../shared/requests/model/one-request.ts';
import styles from '../../shared/requests/parts/requests.module.css';
import { OutcomeNotice } from '../../shared/requests/parts/outcome-notice.tsx';
import { useOneRequest } from '../../shared/requests/screens/use-one-request.ts';

/** Ends an order that is not paid, after one question. */
export function PurchaseCancel({ purchase }: { readonly purchase: Purchase }) {
  const t = useText('purchases');
  const cancelPurchase = useCancelPurchase();
  const readPurchase = useReadPurchase();
  const [isOpen, setIsOpen] = useState(false);
  const trace = useCallback(
    async (id: string) => ((await readPurchase(id)).status === 'cancelled' ? ('done' as const) : ('unknown' as const)),
    [readPurchase],
  );
  const request = useOneRequest<string>({ send: cancelPurchase, trace });
  const { state } = request;
  const ask = (): void => {
    request.review(purchase.id);
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
        state={state}
        done={() => ({ title: t('cancelled'), text: undefined })}
        recordsPath={pathWith(routes.common.c2cshow, { id: purchase.id })}
        onCheckAgain={request.checkAgain}
        onClose={request.close}
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
            <Button variant="danger" onClick={end}>
              {t('cancel')}
            </Button>
          </div>
        }
      >
        <p>{t('cancelText')}</p>
      </Sheet>
    </div>
  );
}
