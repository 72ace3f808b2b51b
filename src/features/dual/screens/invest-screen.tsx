import { IconHelp } from '../../../core/ui/icons/help.gen.tsx';
import { IconReceipt } from '../../../core/ui/icons/receipt.gen.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dualKinds, type DualKind, type DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { formatPercent } from '../../../core/money/format.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { Tabs } from '../../../core/ui/page/tabs.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useEndDate } from '../../../core/i18n/use-end-date.ts';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { useDualProducts } from '../data/dual-offer.ts';
import { standingOf } from '../model/dual-plan.ts';
import rowStyles from '../parts/product-row.module.css';
import { SoldLine } from '../parts/sold-line.tsx';
import { useResultWords } from '../parts/use-result-words.ts';
import { UnlessOtherProduct } from '../panels/other-product.tsx';

/** The products by coin, and by the invested currency. */
export default function InvestScreen() {
  useTextsAhead(['dual', 'finance']);
  const t = useText('dual');
  return (
    <Page title={t('title')} back={routes.financial.index}>
      <LossWarning />
      <UnlessOtherProduct>
        <ProductList />
        <LinkRows title={t('more')}>
          <LinkRow to={routes.invest.mine} label={t('mine')} icon={IconReceipt} />
          <LinkRow to={routes.invest.help} label={t('help')} icon={IconHelp} />
        </LinkRows>
      </UnlessOtherProduct>
    </Page>
  );
}

/** What is listed, or why nothing is there. */
export function ProductList() {
  const { data, error, refetch } = useDualProducts();
  return (
    <>
      {data === undefined && error === null ? <SkeletonRows count={6} height={72} /> : undefined}
      {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      <UnreadableRows of={data} />
      {data === undefined ? undefined : <Offer products={data} />}
    </>
  );
}

function Offer({ products }: { readonly products: readonly DualProduct[] }) {
  const t = useText('dual');
  const coins = [...new Set(products.map(({ coin }) => coin))];
  const [wanted, setCoin] = useState(coins[0] ?? '');
  const [kind, setKind] = useState<DualKind>('call');
  const coin = coins.includes(wanted) ? wanted : (coins[0] ?? '');
  if (coins.length === 0) return <EmptyState title={t('none')} />;
  const ofKind = products.filter((one) => one.coin === coin && one.kind === kind);
  // Products on sale come first.
  const shown = [...ofKind.filter(({ isOpen }) => isOpen), ...ofKind.filter(({ isOpen }) => !isOpen)];
  return (
    <>
      <Tabs label={t('coin')} items={coins.map((id) => ({ id, label: id }))} selected={coin} onSelect={setCoin} />
      <div className={styles['form']}>
        <Segmented
          label={t('kind')}
          options={dualKinds.map((id) => ({ id, label: t(`kinds.${id}`, { coin }) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      {shown.length === 0 ? <EmptyState title={t('none')} /> : undefined}
      <ul className={styles['rows']} aria-label={t('title')}>
        {shown.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </ul>
    </>
  );
}

function ProductRow({ product }: { readonly product: DualProduct }) {
  const t = useText('dual');
  const format = useFormat();
  const endDate = useEndDate();
  const resultOf = useResultWords();
  const standing = standingOf(product, useServerNow());
  const result = resultOf(product);
  const { languageTag } = format;
  const rate = formatPercent(product.yearlyPercent, { languageTag, minPlaces: 0 });
  return (
    <li>
      <Link className={styles['row']} to={pathWith(routes.invest.purchase, { id: product.id })}>
        <span>
          <span>{t('referenceAt', { price: format.price(product.referencePrice).full })}</span>
          <span className={styles['small']}>
            {t(standing === 'ended' ? 'ended' : 'matures', { date: endDate(product) })}
          </span>
          {result === undefined ? undefined : <span className={styles['small']}>{result}</span>}
          {standing === 'ended' ? undefined : <SoldLine product={product} isOpen={standing === 'open'} />}
        </span>
        <span>
          <span className={rowStyles['yield']}>{t('perYear', { rate })}</span>
          {standing === 'ended' ? undefined : <span className={styles['small']}>{t('notGuaranteed')}</span>}
        </span>
      </Link>
    </li>
  );
}
