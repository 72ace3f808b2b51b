import { IconDownload } from '../../../../core/ui/icons/download.gen.tsx';
import { IconFilter } from '../../../../core/ui/icons/filter.gen.tsx';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { Page } from '../../../../core/ui/page/page.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { filterParts, shownFilter } from '../../orders/model/record-filter.ts';
import { useForeignPairs } from '../../orders/operations/use-records.ts';
import { canTrade, products, type ProductId } from '../../mode/model/products.ts';
import { recordsTitles } from '../../mode/model/records-titles.ts';
import { tradePath, type TradeMode } from '../../mode/model/trade-mode.ts';
import type { OrdersExportProps } from '../panels/orders-export.tsx';
import { LimitsLink } from '../../mode/parts/limits-link.tsx';
import { RiskLine } from '../../mode/parts/risk-line.tsx';
import styles from '../panels/desk-frame.module.css';
import { productScreens } from '../panels/product-screens.tsx';

const OrdersExport = whenWanted<OrdersExportProps>({
  load: async () => (await import('../panels/orders-export.tsx')).OrdersExport,
  isWanted: ({ product }) => product !== undefined,
});

/** The product, and on a page that leaves out crypto the markets that have it. */
function useTitle({ product, category }: TradeMode): string {
  const t = useText('trading');
  const records = useText('records');
  const title = t(recordsTitles[product]);
  if (category === 'crypto') return title;
  return canTrade(products[product], 'stock') ? records('ofOtherMarkets', { title }) : `${title} (${t('title.forex')})`;
}

/** Every order of the account in one product, and what is looked for among them. */
export function OrdersScreen({ mode }: { readonly mode: TradeMode }) {
  useTextsAhead(['trading', 'records', 'shared']);
  const records = useText('records');
  const { risk } = useRuntimeConfig();
  const [question] = useSearchParams();
  const { pathname, search } = useLocation();
  const { isSignedIn } = useSession();
  const [isFilterOpen, setIsFilterOpen] = useState(filterParts.some((part) => question.has(part)));
  const [exported, setExported] = useState<ProductId>();
  const foreign = useForeignPairs(mode.category);
  const symbol = question.get('symbol') ?? undefined;
  const Records = productScreens[mode.product]?.Records;
  const title = useTitle(mode);
  const { riskKey, riskLineKey, runsOn } = products[mode.product];
  return (
    <Page
      title={title}
      wide
      back={symbol === undefined ? true : tradePath(mode, symbol)}
      actions={
        isSignedIn ? (
          <>
            <IconButton
              label={records('filter.label')}
              aria-expanded={isFilterOpen}
              onClick={() => setIsFilterOpen(!isFilterOpen)}
            >
              <IconFilter size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton label={records('export.open')} onClick={() => setExported(mode.product)}>
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </>
        ) : undefined
      }
    >
      {Records === undefined ? undefined : (
        <Records
          isFilterOpen={isFilterOpen}
          here={pathname + search}
          tradePath={tradePath(mode, symbol)}
          category={mode.category}
        />
      )}
      {isSignedIn && runsOn ? (
        <div className={styles['risk']}>
          <RiskLine lineKey={riskLineKey} textKey={riskKey} risk={risk} />
          <LimitsLink />
        </div>
      ) : undefined}
      <OrdersExport
        product={exported}
        filter={{ ...shownFilter(question), foreign }}
        onClose={() => setExported(undefined)}
      />
    </Page>
  );
}
