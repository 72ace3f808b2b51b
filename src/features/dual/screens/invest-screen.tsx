import { IconHelp } from '../../../core/ui/icons/help.gen.tsx';
import { IconReceipt } from '../../../core/ui/icons/receipt.gen.tsx';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TwoColumns } from '../../shared/product-page/parts/two-columns.tsx';
import { UnlessOtherProduct } from '../panels/other-product.tsx';
import { ProductList } from '../panels/product-list.tsx';

/** The products by coin, and by the invested currency. */
export default function InvestScreen() {
  useTextsAhead(['dual', 'finance', 'rules']);
  const t = useText('dual');
  return (
    <Page title={t('title')} back={routes.financial.index} wide>
      <UnlessOtherProduct>
        <TwoColumns
          from="desktop"
          aside={
            <LinkRows title={t('more')}>
              <LinkRow to={routes.invest.mine} label={t('mine')} icon={IconReceipt} />
              <LinkRow to={routes.invest.help} label={t('help')} icon={IconHelp} />
            </LinkRows>
          }
        >
          <ProductList />
        </TwoColumns>
      </UnlessOtherProduct>
    </Page>
  );
}
