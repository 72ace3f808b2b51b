import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { Page } from '../../../core/ui/page.tsx';
import { Switch } from '../../../core/ui/switch.tsx';
import { useInstrument } from '../../shared/instruments/data/instruments.ts';
import { products } from '../model/products.ts';
import { tradePath, type TradeMode } from '../model/trade-mode.ts';
import styles from './orders-screen.module.css';
import { productScreens } from './product-screens.tsx';

/** Every order of the account in one product; when it is opened from a pair, of that pair if wanted. */
export function OrdersScreen({ mode }: { readonly mode: TradeMode }) {
  const t = useText('trading');
  const [question] = useSearchParams();
  const { pathname, search } = useLocation();
  const symbol = question.get('symbol') ?? undefined;
  const instrument = useInstrument(symbol);
  const [isOnePair, setIsOnePair] = useState(false);
  const shown = isOnePair ? instrument : undefined;
  const Records = productScreens[mode.product]?.Records;
  return (
    <Page title={t(products[mode.product].ordersTitleKey)} back={symbol === undefined ? true : tradePath(mode, symbol)}>
      {instrument === undefined ? undefined : (
        <div className={styles['filter']}>
          <Switch
            label={t('orders.thisPair', { symbol: instrument.symbol })}
            checked={isOnePair}
            onChange={setIsOnePair}
          />
        </div>
      )}
      {Records === undefined ? undefined : (
        <Records key={shown?.symbol ?? 'all'} instrument={shown} here={pathname + search} />
      )}
    </Page>
  );
}
