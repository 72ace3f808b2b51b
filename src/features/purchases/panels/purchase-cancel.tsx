import { useMemo, useState } from 'react';
import type { Purchase } from '../../../core/domain/wallets/purchase.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { useCancelPurchase, useReadPurchase } from '../data/purchases.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';

const book = new RequestBook<CancelWish, Purchase>('purchase-cancel');
const codec = wishOf<CancelWish>({ purchaseId: words });

interface CancelWish {
  readonly purchaseId: string;
}

/** Cancels an order once; without an answer, the order itself shows whether it is over. */
function useCancelRequest(id: string): SentOnce<CancelWish, Purchase> {
  const cancel = useCancelPurchase();
  const readPurchase = useReadPurchase();
  const way = useMemo<Way<CancelWish, Purchase>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send: ({ purchaseId }) => cancel(purchaseId),
      readRows: async ({ purchaseId }) => [await readPurchase(purchaseId)],
      isTwin: ({ status }) => status === 'cancelled',
      nameOf: ({ purchaseId }) => purchaseId,
    }),
    [cancel, readPurchase],
  );
  return useMoneyRequest(book, way, id);
}

/** Ends an order that is not paid, after one question. */
export function PurchaseCancel({ purchase }: { readonly purchase: Purchase }) {
  const t = useText('purchases');
  const [isOpen, setIsOpen] = useState(false);
  const request = useCancelRequest(purchase.id);
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
