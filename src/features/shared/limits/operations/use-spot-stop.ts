import { useEffect, useState } from 'react';
import type { Side } from '../../../../core/domain/market/depth.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { multiply } from '../../../../core/money/fixed-point.ts';
import { useKeptLimits } from '../data/kept-limits.ts';
import { useReadTimes } from '../../../../core/time/read-times.ts';
import type { OwnStop } from '../model/own-limits.ts';
import { useUsdtPrices } from './use-usdt-prices.ts';

interface Purchase {
  readonly order: { readonly side: Side };
  readonly value: Amount;
  readonly quote: string;
}

type Rules = typeof import('../model/own-limits.ts');

/** The person's own limit for one purchase; a sale is never blocked. Without limits the rules are not loaded. */
export function useSpotStop(): (order: Purchase) => OwnStop | undefined {
  const { text, read } = useKeptLimits();
  const times = useReadTimes();
  const [rules, setRules] = useState<Rules>();
  const isSet = text !== undefined;
  useEffect(() => {
    // Without a network nothing can be ordered either.
    if (isSet) void import('../model/own-limits.ts').then(setRules, () => undefined);
  }, [isSet]);
  const priceOf = useUsdtPrices(isSet);
  return ({ order, value, quote }) => {
    const price = priceOf(quote);
    if (rules === undefined || order.side === 'sell' || price === undefined) return undefined;
    const limits = rules.readLimits(read());
    return rules.sumStopOf(limits, { name: 'spot', value: multiply(value, price), now: times.server() });
  };
}
