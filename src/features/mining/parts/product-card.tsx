import { Link } from 'react-router-dom';
import { incomeOfDays, type MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import { inOneLine } from '../../../core/i18n/texts/one-line.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import cards from '../../shared/product-page/parts/cards.module.css';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { yieldOf } from '../model/mining-plan.ts';
import { LockPicture } from './lock-picture.tsx';

export interface ProductCardProps {
  readonly product: MiningProduct;
  readonly classId: string | undefined;
  /** Tells it apart from another one with the same term. */
  readonly beside: string | undefined;
}

/** The term of a product, its rate, what its smallest sum earns, and its exit; the whole card is a link. */
export function ProductCard({ product, classId, beside }: ProductCardProps) {
  const t = useText('mining');
  const { languageTag } = useFormat();
  const words = useTermWords(product.currencyName);
  const { daily, yearly } = yieldOf(product);
  const { id, currencyId, currencyName, days, minimum, dailyPercent, yieldText, penaltyPercent } = product;
  const earned = {
    sum: words.sum(minimum),
    day: words.sum(incomeOfDays(minimum, dailyPercent, 1)),
    term: words.sum(incomeOfDays(minimum, dailyPercent, days)),
  };
  return (
    <li>
      <Link className={cards['card']} to={pathWith(routes.lockming.buy, { id, currency: currencyId, class: classId })}>
        <span className={cards['head']}>
          <CoinMark name={currencyName} size={32} />
          <span className={cards['names']}>
            <span className={cards['name']}>{t('lockedFor', { days: words.days(days) })}</span>
            <span className={cards['small']}>
              {beside === undefined ? undefined : `${beside} · `}
              {t('from', { min: words.sum(minimum) })}
            </span>
          </span>
          <span className={cards['lead']}>
            <span className={yieldText === undefined ? cards['big'] : cards['name']}>
              {yieldText ?? t('perDay', { rate: words.rate(daily) })}
            </span>
            {yieldText === undefined ? (
              <span className={cards['small']}>{t('perYear', { rate: words.rate(yearly) })}</span>
            ) : undefined}
            <span className={cards['small']}>{t('notGuaranteed')}</span>
          </span>
        </span>
        <LockPicture product={product} sum={minimum} isInCard />
        <span className={cards['foot']}>
          <span className={cards['small']}>
            {inOneLine(languageTag, [
              ...(yieldText === undefined ? [t('earns', earned)] : []),
              penaltyPercent === undefined ? t('costUnknown') : t('exitRate', { rate: words.rate(penaltyPercent) }),
            ])}
          </span>
        </span>
      </Link>
    </li>
  );
}
