import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { LeftContract } from '../../contracts/panels/left-contract.tsx';
import { LeftOption } from '../../options/panels/left-option.tsx';
import { LeftSpot } from '../../spot/panels/left-spot.tsx';
import { keyOfLeft, type LeftOrder } from '../model/left-orders.ts';
import { useLeftOrders } from '../operations/use-left-orders.ts';

/** Beside every page: goes on with orders whose page was left, or whose program was started again elsewhere. */
export function LeftOrders() {
  useTextsAhead(['trading', 'contracts', 'options']);
  return useLeftOrders().map((left) => <OneLeft key={keyOfLeft(left)} left={left} />);
}

function OneLeft({ left }: { readonly left: LeftOrder }) {
  if (left.product === 'options') return <LeftOption symbol={left.symbol} matchId={left.matchId} />;
  const { product, ...pair } = left;
  return product === 'spot' ? <LeftSpot {...pair} /> : <LeftContract {...pair} />;
}
