import { IconBuildingBank } from '../../../core/ui/icons/building-bank.gen.tsx';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { cardWords } from '../../shared/server/model/area-names.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { offeredProducts } from '../../shared/worth/model/finance-products.ts';
import { WorthRow } from '../../shared/worth/panels/worth-row.tsx';
import { OfferList } from '../parts/offer-list.tsx';
import { ProductCard } from '../parts/product-card.tsx';
import { Portfolio } from '../panels/portfolio.tsx';

/** The products, their risks, and the person's holdings. */
export default function FinanceScreen() {
  useTextsAhead(['finance', 'dual', 'nftNews', 'worth', ...cardWords]);
  const t = useText('finance');
  const config = useRuntimeConfig();
  const isDemo = useIsDemo();
  const { isSignedIn } = useSession();
  const { products, sure = products } = config;
  const dialect = useServerDialect();
  const known = offeredProducts({ ...config, products: sure }, dialect);
  const offered = offeredProducts(config, dialect);
  return (
    <Page title={t('title')} isTab wide>
      {offered.length === 0 ? (
        <EmptyState title={t('nothingOffered')} />
      ) : (
        <>
          {isSignedIn ? <WorthRow /> : undefined}
          <TwoColumns from="desktop" aside={<Portfolio />}>
            <OfferList
              title={t('offer')}
              cards={offered.map((product) => (
                <ProductCard key={product.id} product={product} isDemo={isDemo} isSure={known.includes(product)} />
              ))}
            />
          </TwoColumns>
        </>
      )}
      {sure.borrowing ? (
        <LinkRows title={t('borrow')}>
          <LinkRow to={routes.common.borrowing} label={t('loans')} detail={t('loansDetail')} icon={IconBuildingBank} />
        </LinkRows>
      ) : undefined}
    </Page>
  );
}
