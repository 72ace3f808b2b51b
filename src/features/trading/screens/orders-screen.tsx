import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page.tsx';
import { Switch } from '../../../core/ui/switch.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useInstrument } from '../../shared/instruments/data/instruments.ts';
import { products, type ProductId } from '../model/products.ts';
import { tradePath, type TradeMode } from '../model/trade-mode.ts';
import type { OrdersExportProps } from './orders-export.tsx';
import styles from './orders-screen.module.css';
import { productScreens } from './product-screens.tsx';

const OrdersExport = whenWanted<OrdersExportProps>({
  load: async () => (await import('./orders-export.tsx')).OrdersExport,
  isWanted: ({ product }) => product !== undefined,
});

/** Every order of the account in one product; when it is opened from a pair, of that pair if wanted. */
export function OrdersScreen({ mode }: { readonly mode: TradeMode }) {
  const t = useText('trading');
  const records = useText('records');
  const [question] = useSearchParams();
  const { pathname, search } = useLocation();
  const symbol = question.get('symbol') ?? undefined;
  const instrument = useInstrument(symbol);
  const [isOnePair, setIsOnePair] = useState(false);
  const [exported, setExported] = useState<ProductId>();
  const shown = isOnePair ? instrument : undefined;
  const Records = productScreens[mode.product]?.Records;
  return (
    <Page
      title={t(products[mode.product].ordersTitleKey)}
      back={symbol === undefined ? true : tradePath(mode, symbol)}
      actions={
        <IconButton label={records('export.open')} onClick={() => setExported(mode.product)}>
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
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
      <OrdersExport product={exported} onClose={() => setExported(undefined)} />
    </Page>
  );
}
