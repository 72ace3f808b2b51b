import { useMemo } from 'react';
import type { Conversion } from '../../../core/domain/wallets/conversion.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, notKept, part, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useConvert, useLatestBills, useReadLatestBills, type ConvertedIds } from '../data/conversions.ts';
import { isConversionOf, type ConversionPlan } from '../model/conversion-plan.ts';

export interface SentConversion {
  readonly conversion: Conversion;
  readonly from: string;
  readonly to: string;
  /** The earlier records; undefined if unreadable. */
  readonly before: Rows<Bill> | undefined;
  /** The same of the currency that is received. */
  readonly gainedBefore: Rows<Bill> | undefined;
  /** The terms as the person reviewed them. */
  readonly told: Pick<ConversionPlan, 'fee' | 'received'>;
}

const book = new RequestBook<SentConversion, Bill>('conversion');
const conversion = wishOf<Conversion>({ fromId: words, toId: words, amount: decimal() });
const codec = wishOf<SentConversion>({
  conversion: part(conversion),
  from: words,
  to: words,
  before: notKept<SentConversion['before']>(undefined),
  gainedBefore: notKept<SentConversion['gainedBefore']>(undefined),
  told: notKept<SentConversion['told']>({ fee: undefined, received: undefined }),
});

/** Sends a conversion once; without an answer, the bills and the balance of the given currency show whether it happened. */
export function useConversion({
  fromId,
  toId,
}: ConvertedIds): SentOnce<SentConversion, Bill> & Pick<SentConversion, 'before' | 'gainedBefore'> {
  const send = useConvert();
  const readBills = useReadLatestBills();
  const readAvailable = useReadAvailable();
  const way = useMemo<Way<SentConversion, Bill>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send: (wish) => send(wish.conversion),
      readRows: (wish) => readBills(wish.conversion.fromId),
      readAvailable: (wish) => readAvailable({ currencyId: wish.conversion.fromId, account: 'spot' }),
      isTwin: (row, wish) => isConversionOf(wish.conversion)(row),
      nameOf: (wish) => conversion.write(wish.conversion).join('.'),
    }),
    [send, readBills, readAvailable],
  );
  const before = useLatestBills(fromId);
  const gainedBefore = useLatestBills(toId);
  return { ...useMoneyRequest(book, way), before, gainedBefore };
}
