import type { ReactNode } from 'react';
import type { ContractOrder } from '../../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../../core/money/amount.ts';
import { MoneyText, PriceText } from '../../../../../core/ui/money/money-text.tsx';
import type { Fact } from '../../../mode/parts/fact-list.tsx';
import { currenciesOf } from '../../../orders/model/placed-order-figures.ts';
import own from '../contract.module.css';
import { DirectionWord } from '../direction-word.tsx';

interface Naming {
  readonly step: Price | undefined;
  readonly ending?: string;
  readonly cameTo?: ReactNode;
}

/** Enough to know one by: there may be several of one pair, of one side and size. */
export const namedFact = (position: ContractOrder, { step, ending, cameTo }: Naming): Fact => ({
  id: position.id,
  label: position.symbol,
  value: (
    <>
      <DirectionWord direction={position.direction} />{' '}
      <MoneyText value={position.size} currency={currenciesOf(position.symbol).base} />
      {ending === undefined ? undefined : ` · ${ending}`}
      <Entry price={position.openPrice} step={step} />
      {cameTo}
    </>
  ),
});

function Entry({ price, step }: { readonly price: Price | undefined; readonly step: Price | undefined }) {
  const t = useText('contracts');
  return (
    <div>
      <span className={own['caption']}>{t('position.entry')}</span> <PriceText value={price} step={step} />
    </div>
  );
}
