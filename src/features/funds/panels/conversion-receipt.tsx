import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { useLatestBills } from '../data/conversions.ts';
import { bookedFee, bookedReceived } from '../model/conversion-receipt.ts';
import { Onward } from './onward.tsx';
import type { SentConversion } from '../operations/use-conversion.ts';

export interface ConversionReceiptProps {
  readonly sent: SentConversion;
  /** The page with all bills. */
  readonly recordsPath: string;
}

/** The given sum, the fee and the received sum, as booked; until the records show them, as quoted. */
export function ConversionReceipt({ sent, recordsPath }: ConversionReceiptProps) {
  const t = useText('convert');
  const funds = useText('funds');
  const inWords = useMoneyWords();
  const { conversion, from, to, told } = sent;
  const given = { before: sent.before, now: useLatestBills(conversion.fromId) };
  const gained = { before: sent.gainedBefore, now: useLatestBills(conversion.toId) };
  const received = bookedReceived(gained);
  const hasMoved = received !== undefined && told.received !== undefined && compare(received, told.received) !== 0;
  return (
    <>
      <p>{t('doneText', { amount: inWords(conversion.amount, from), currency: to })}</p>
      <FactList
        facts={[
          { id: 'given', label: t('given'), value: <MoneyText value={conversion.amount} currency={from} /> },
          {
            id: 'fee',
            label: t('fee'),
            value: <MoneyText value={bookedFee(given) ?? told.fee} currency={from} reason={funds('deposit.unsaid')} />,
          },
          received === undefined
            ? { id: 'receive', label: t('receive'), value: <MoneyText value={told.received} currency={to} /> }
            : { id: 'received', label: t('received'), value: <MoneyText value={received} currency={to} /> },
        ]}
      />
      {hasMoved && told.received !== undefined ? (
        <p>{t('moved', { amount: inWords(told.received, to) })}</p>
      ) : undefined}
      <p>
        <Link to={recordsPath}>{t('records')}</Link>
      </p>
      <Onward />
    </>
  );
}
