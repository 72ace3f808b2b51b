import { Link } from 'react-router-dom';
import { payCurrency, sharesCost, type DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { useEndDate } from '../../../core/i18n/use-end-date.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount, Price } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { formatPercent } from '../../../core/money/format.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import { standingOf } from '../model/dual-plan.ts';
import { PricePicture } from './price-picture.tsx';
import { SoldLine } from './sold-line.tsx';
import { useResultWords } from './use-result-words.ts';

export interface ProductCardProps {
  readonly product: DualProduct;
  /** The server's time, epoch ms. */
  readonly now: number;
  readonly price: Price | undefined;
  /** What the person has of the currency that pays; undefined while that is not known. */
  readonly free: Amount | undefined;
  /** The targets of the same list. */
  readonly targets: readonly Price[];
  /** Another product looks the same without its name. */
  readonly isNamed: boolean;
}

/** One product: its target, both sides of it, and the yield; the whole card is a link. */
export function ProductCard({ product, now, price, free, targets, isNamed }: ProductCardProps) {
  const t = useText('dual');
  const format = useFormat();
  const endDate = useEndDate();
  const standing = standingOf(product, now);
  const isOver = standing === 'ended';
  const result = useResultWords()(product);
  const { coin, referencePrice, settlementPrice, yearlyPercent } = product;
  const rate = formatPercent(yearlyPercent, { languageTag: format.languageTag, minPlaces: 0 });
  return (
    <li>
      <Link className={cards['card']} to={pathWith(routes.invest.purchase, { id: product.id })}>
        <span className={cards['head']}>
          <CoinMark name={coin} size={32} />
          <span className={cards['names']}>
            <span className={cards['name']}>{t('referenceAt', { price: format.price(referencePrice).full })}</span>
            <span className={cards['small']}>{t(isOver ? 'ended' : 'matures', { date: endDate(product) })}</span>
            {isNamed ? <span className={cards['small']}>{product.name}</span> : undefined}
          </span>
          <span className={cards['lead']}>
            <span className={cards['big']}>{t('perYear', { rate })}</span>
            {isOver ? undefined : <span className={cards['small']}>{t('notGuaranteed')}</span>}
          </span>
        </span>
        {isOver ? undefined : (
          <PricePicture coin={coin} referencePrice={referencePrice} price={price} beside={targets} />
        )}
        {isOver && settlementPrice !== undefined ? (
          <PricePicture coin={coin} referencePrice={referencePrice} price={settlementPrice} isSettled />
        ) : undefined}
        {result === undefined ? undefined : <span className={cards['small']}>{result}</span>}
        {standing === 'open' ? <ShareCost {...{ product, price, free }} /> : undefined}
        {isOver ? undefined : <SoldLine product={product} isOpen={standing === 'open'} />}
      </Link>
    </li>
  );
}

/** The least that can be paid, and whether it is there. */
function ShareCost({ product, price, free }: Pick<ProductCardProps, 'product' | 'price' | 'free'>) {
  const t = useText('dual');
  const rules = useText('rules');
  const cost = sharesCost(product.kind, 1, price);
  const isTooMuch = cost !== undefined && free !== undefined && compare(cost, free) > 0;
  return (
    <span className={cards['small']}>
      {t('costOfOne')} <MoneyText value={cost} currency={payCurrency(product)} isShown />
      {isTooMuch ? ` · ${rules('balanceTooSmall')}` : undefined}
    </span>
  );
}
