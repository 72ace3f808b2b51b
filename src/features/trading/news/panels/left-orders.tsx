import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { LeftContract } from '../../contracts/panels/left-contract.tsx';
import { LeftSpot } from '../../spot/panels/left-spot.tsx';
import { useLeftOrders } from '../operations/use-left-orders.ts';

/** Beside every page: goes on with orders whose page was left, or whose program was started again elsewhere. */
export function LeftOrders() {
  useTextsAhead(['trading', 'contracts']);
  return useLeftOrders().map(({ product, ...pair }) =>
    product === 'spot' ? (
      <LeftSpot key={`spot.${pair.symbol}`} {...pair} />
    ) : (
      <LeftContract key={`contracts.${pair.symbol}`} {...pair} />
    ),
  );
}
