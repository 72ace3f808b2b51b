import { useEffect, useEffectEvent } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { multiply } from '../../../../core/money/fixed-point.ts';
import { useWait } from '../../../../core/time/read-times.ts';
import {
  firstDayStop,
  stopOf,
  sumStopOf,
  withFirstVisit,
  withOpened,
  type HeldProduct,
  type OwnLimits,
  type OwnStop,
} from '../model/own-limits.ts';
import { useOwnLimits } from './use-own-limits.ts';
import { useUsdtPrices } from './use-usdt-prices.ts';
import { useToday } from './use-today.ts';

export interface OwnStops {
  /** Why nothing may be opened now, as it was drawn last. */
  readonly stop: OwnStop | undefined;
  /** The same at the moment of asking, and whether one order takes too much. */
  stopFor(order: { readonly value: Amount; readonly currency: string }): OwnStop | undefined;
  noteOpened(): void;
}

const isSet = ({ value, raise }: OwnLimits['sums']['loss']): boolean => value !== undefined || raise !== undefined;

interface OwnStopsNeeds {
  readonly product: HeldProduct;
  /** This account has had such orders before; asked only where the operator lets a first day pass. */
  readonly hasTraded: boolean;
}

/** The person's own limits before an order that opens something. What closes a position never asks here. */
export function useOwnStops({ product, hasTraded }: OwnStopsNeeds): OwnStops {
  const { limits, now, at, read, change } = useOwnLimits();
  const { lost: today } = useToday(isSet(limits.sums.loss));
  const priceOf = useUsdtPrices(isSet(limits.sums[product]));
  const firstDay = useFirstDay(product, hasTraded);
  return {
    stop: firstDay(limits, at) ?? stopOf(limits, { product, now, today }),
    stopFor: (order) => {
      const present = read();
      const price = priceOf(order.currency);
      return (
        firstDay(present.limits, present.at) ??
        stopOf(present.limits, { product, now: present.now, today }) ??
        sumStopOf(present.limits, {
          name: product,
          value: price === undefined ? undefined : multiply(order.value, price),
          now: present.now,
        })
      );
    },
    noteOpened: () => change((kept, _now, moment) => withOpened(kept, moment)),
  };
}

/** By then the server's time is known, or never will be. */
const patienceMs = 10_000;

/** Where the operator asks for it, a day passes between the first look at a product and the first order of it. */
function useFirstDay(product: HeldProduct, hasTraded: boolean): (limits: OwnLimits, at: number) => OwnStop | undefined {
  const { isSignedIn } = useSession();
  const isOn = useRuntimeConfig().safeguards.coolingOff;
  const { limits, now, change } = useOwnLimits();
  const wait = useWait();
  const isFirst = isOn && isSignedIn && limits.firstVisits[product] === undefined;
  const isTimeKnown = now !== undefined;
  const note = useEffectEvent(() => change((kept, _now, at) => withFirstVisit(kept, product, at)));
  useEffect(() => {
    if (!isFirst) return undefined;
    if (!isTimeKnown) return wait(patienceMs, note);
    note();
    return undefined;
  }, [isFirst, isTimeKnown, wait]);
  return (kept, at) => (isOn ? firstDayStop(kept, { product, now: at, hasTraded }) : undefined);
}
