import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOffered } from '../../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { useSession } from '../../../../core/session/use-session.ts';
import { recordsTitles } from '../../mode/model/records-titles.ts';
import { liveSpot, modesFor, ordersPath, simulatedSpot, tradePath } from '../../mode/model/trade-mode.ts';
import { noDrawings } from '../../chart/parts/chart-drawings.ts';
import { DeskFrame } from './desk-frame.tsx';
import { LaterOpenContracts } from './pair/later-open-contracts.ts';
import styles from './viewing-desk.module.css';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';

/** Every list of pairs leads to these, whatever a pair can be traded in. */
const usualRoutes = [liveSpot.tradeRoute, simulatedSpot.tradeRoute];

/**
 * Prices alone: the desk of a pair that cannot be traded in this mode, with the ways to trade it in another. A person who
 * comes from a list of pairs did not ask for spot, and goes on to the chart of the first of them.
 */
export function ViewingDesk({ mode, instrument, view, here, renderPage }: DeskNeeds) {
  const t = useText('trading');
  const config = useRuntimeConfig();
  const { isSignedIn } = useSession();
  const modes = Object.values(modesFor(mode.account, instrument)).filter(({ tradeRoute }) =>
    isOffered(config.products, tradeRoute),
  );
  const [first] = modes;
  const own = t(`product.${mode.product}`);
  const isUsual = usualRoutes.some((route) => here.split('?')[0] === route);
  const onward = first !== undefined && isUsual ? tradePath(first, instrument.symbol, 'chart') : undefined;
  const navigate = useNavigate();
  useEffect(() => {
    if (onward !== undefined) void navigate(onward, { replace: true });
  }, [onward, navigate]);
  if (onward !== undefined) return undefined;
  const others = modes.map((one) => (
    <div key={one.product} className={styles['way']}>
      <LinkButton to={tradePath(one, instrument.symbol)} isWide>
        {t('product.open', { product: t(`product.${one.product}`) })}
      </LinkButton>
      {one.product === 'contracts' ? (
        <Suspense>
          <LaterOpenContracts />
        </Suspense>
      ) : undefined}
    </div>
  ));
  // Orders of a product that is switched off go on, and its past stays.
  const hasRecords = isSignedIn && !config.products[mode.product];
  const records = (
    <LinkButton key={mode.ordersRoute} to={ordersPath(mode, instrument.symbol)} variant="secondary" isWide>
      {t('product.open', { product: t(recordsTitles[mode.product]) })}
    </LinkButton>
  );
  const ways = hasRecords ? [...others, records] : others;
  return (
    <DeskFrame
      desk={{ instrument, view, trading: undefined, drawings: noDrawings }}
      renderPage={(content) =>
        renderPage(
          <>
            <p className={styles['notice']}>{t('product.notHere', { symbol: instrument.symbol, product: own })}</p>
            {content}
          </>,
          ways.length === 0 ? undefined : <div className={styles['others']}>{ways}</div>,
        )
      }
    />
  );
}
