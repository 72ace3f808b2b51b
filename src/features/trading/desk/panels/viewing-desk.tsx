import { useText } from '../../../../core/i18n/use-text.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { products } from '../../mode/model/products.ts';
import { modesFor, tradePath } from '../../mode/model/trade-mode.ts';
import { noDrawings } from '../../chart/parts/chart-drawings.ts';
import { DeskFrame } from './desk-frame.tsx';
import styles from './viewing-desk.module.css';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';

/** Prices alone: the desk of a pair that cannot be traded in this mode, with the ways to trade it in another. */
export function ViewingDesk({ mode, instrument, view, renderPage }: DeskNeeds) {
  const t = useText('trading');
  const modes = Object.values(modesFor(mode.account, instrument));
  const own = t(products[mode.product].labelKey);
  const others = modes.map((one) => (
    <LinkButton key={one.product} to={tradePath(one, instrument.symbol)} isWide>
      {t('product.open', { product: t(products[one.product].labelKey) })}
    </LinkButton>
  ));
  return (
    <DeskFrame
      desk={{ instrument, view, trading: undefined, drawings: noDrawings }}
      renderPage={(content) =>
        renderPage(
          <>
            <p className={styles['notice']}>{t('product.notHere', { symbol: instrument.symbol, product: own })}</p>
            {content}
          </>,
          others.length === 0 ? undefined : <div className={styles['others']}>{others}</div>,
        )
      }
    />
  );
}
