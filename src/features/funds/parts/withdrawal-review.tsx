import { useText } from '../../../core/i18n/use-text.ts';
import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import type { WithdrawalWish } from '../../../core/domain/wallets/withdrawal.ts';
import { subtract } from '../../../core/money/fixed-point.ts';
import { Button } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import type { AddressNote } from '../model/withdrawal-plan.ts';
import { networkName } from '../model/deposit-place.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import type { CardLine } from '../model/card-line.ts';
import { GroupedText } from '../../shared/exact-text/parts/grouped-text.tsx';
import { HoldToConfirm } from '../../shared/request-form/parts/hold-to-confirm.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';

export interface WithdrawalReviewProps {
  /** Undefined while nothing is under review. */
  readonly wish: WithdrawalWish | undefined;
  readonly currency: string;
  /** That the money is taken from. */
  readonly account: WalletAccount;
  /** The lines of the saved card that receives the money, if any. */
  readonly card: readonly CardLine[] | undefined;
  readonly notes: readonly AddressNote[];
  readonly lookAlike: string | undefined;
  readonly needsMemo: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Everything once more, with the address or the card in full. It cannot be taken back, so the focus starts on the way out. */
export function WithdrawalReview({ wish, isBusy, onConfirm, onCancel, ...facts }: WithdrawalReviewProps) {
  const t = useText('withdrawal');
  const footer = (
    <div className={styles['ends']}>
      <Button variant="secondary" isWide data-autofocus="" disabled={isBusy} onClick={onCancel}>
        {t('review.cancel')}
      </Button>
      <HoldToConfirm label={t('review.confirm')} isBusy={isBusy} onConfirm={onConfirm} />
    </div>
  );
  return (
    <Sheet isOpen={wish !== undefined} onClose={onCancel} title={t('review.title')} footer={footer}>
      {wish === undefined ? undefined : <Facts wish={wish} {...facts} />}
    </Sheet>
  );
}

type FactsProps = Pick<WithdrawalReviewProps, 'currency' | 'account' | 'card' | 'notes' | 'lookAlike' | 'needsMemo'> & {
  readonly wish: WithdrawalWish;
};

function Facts({ wish, currency, account, card, notes, lookAlike, needsMemo }: FactsProps) {
  const t = useText('withdrawal');
  const funds = useText('funds');
  const taken = t('review.taken', { account: funds(`accounts.${account}`) });
  const { amount, fee, network, address } = wish;
  const place = [
    { id: 'network', label: t('network'), value: networkName(network) ?? '' },
    { id: 'address', label: t('address'), value: <GroupedText text={address ?? ''} /> },
  ];
  return (
    <div className={styles['ends']}>
      <FactList
        facts={[
          { id: 'amount', label: taken, value: <MoneyText value={amount} currency={currency} isShown /> },
          { id: 'fee', label: t('fee'), value: <MoneyText value={fee} currency={currency} isShown /> },
          {
            id: 'received',
            label: t('received'),
            value: <MoneyText value={subtract(amount, fee)} currency={currency} isShown />,
          },
          { id: 'way', label: t('way.label'), value: t(`way.${wish.way}`) },
          ...(wish.way === 'address' ? place : (card ?? []).map((line) => ({ ...line, id: `card ${line.label}` }))),
        ]}
      />
      <AddressNotices notes={notes} lookAlike={lookAlike} needsMemo={needsMemo} />
      <p>{t('review.final')}</p>
    </div>
  );
}

export type AddressNoticesProps = Pick<WithdrawalReviewProps, 'notes' | 'lookAlike' | 'needsMemo'>;

/** What should make a person look twice. */
export function AddressNotices({ notes, lookAlike, needsMemo }: AddressNoticesProps) {
  const t = useText('withdrawal');
  return (
    <>
      {lookAlike === undefined ? undefined : (
        <Notice tone="bad" title={t('notes.lookAlike')}>
          <p>{t('notes.lookAlikeText')}</p>
          <GroupedText text={lookAlike} />
        </Notice>
      )}
      {notes.map((note) => (
        <Notice key={note} tone="caution" title={t(`notes.${note}`)} />
      ))}
      {needsMemo ? <Notice tone="caution" title={t('notes.memo')} /> : undefined}
    </>
  );
}
