import { useState } from 'react';
import { forDrawing } from '../../../core/money/fixed-point.ts';
import { LoadMore } from '../../../core/ui/lists/load-more.tsx';
import { Sparkline } from '../../../core/ui/money/sparkline.tsx';
import { useTrades } from '../data/traders.ts';
import { settledCurve } from '../model/settled-curve.ts';

/** The last settled results of a trader in one line, read when the card comes near; without colour, which would praise. */
export function TraderSpark({ traderId }: { readonly traderId: string }) {
  const [isNear, setIsNear] = useState(false);
  const { rows } = useTrades(isNear ? traderId : '');
  const curve = rows === undefined ? undefined : settledCurve(rows);
  return (
    <>
      {isNear ? undefined : <LoadMore onNear={() => setIsNear(true)} />}
      <Sparkline points={curve?.sums.map(forDrawing) ?? []} direction="flat" />
    </>
  );
}
