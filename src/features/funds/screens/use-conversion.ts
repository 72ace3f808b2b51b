import { useCallback } from 'react';
import type { Conversion } from '../../../core/domain/conversion.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { Bill } from '../../../core/domain/wallet.ts';
import { useConvert, useLatestBills, type ConvertedIds } from '../data/conversions.ts';
import { isConversionOf, type ConversionPlan } from '../model/conversion-plan.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';

export interface SentConversion {
  readonly conversion: Conversion;
  readonly from: string;
  readonly to: string;
  /** What was recorded before; undefined when it could not be read. */
  readonly before: Rows<Bill> | undefined;
  /** The same of the currency that is received. */
  readonly gainedBefore: Rows<Bill> | undefined;
  /** What the person saw when they checked it. */
  readonly told: Pick<ConversionPlan, 'fee' | 'received'>;
}

/** Sends a conversion once; where no answer comes, the records of what was given say whether it happened. */
export function useConversion({
  fromId,
  toId,
}: ConvertedIds): OneRequest<SentConversion> & Pick<SentConversion, 'before' | 'gainedBefore'> {
  const convert = useConvert();
  const { bills, read } = useLatestBills(fromId);
  const { bills: gained } = useLatestBills(toId);
  const send = useCallback(({ conversion }: SentConversion) => convert(conversion), [convert]);
  const trace = useCallback(
    async ({ conversion, before }: SentConversion) =>
      traceIn({ before, after: await read() }, isConversionOf(conversion)),
    [read],
  );
  return { ...useOneRequest({ send, trace }), before: bills, gainedBefore: gained };
}
