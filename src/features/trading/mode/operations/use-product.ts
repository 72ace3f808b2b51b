import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { givenProduct } from '../../../../core/domain/market/given-product-names.ts';
import { productIds, type ProductId } from '../model/products.ts';

export interface ProductOnScreen {
  readonly offered: readonly ProductId[];
  readonly product: ProductId;
  choose(product: ProductId): void;
}

/** The product that the address of a hub asks for; without one the first of this site, beginning with `preset`. */
export function useProduct(preset: ProductId): ProductOnScreen {
  const config = useRuntimeConfig();
  const [question] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const offered = productIds.filter((id) => config.products[id]);
  const asked = question.get('product');
  const own = offered.find((id) => id === preset) ?? offered[0] ?? preset;
  return {
    offered,
    product: offered.find((id) => givenProduct[id] === asked) ?? own,
    choose: (product) => {
      const next = new URLSearchParams(search);
      next.set('product', givenProduct[product]);
      void navigate(`${pathname}?${next.toString().replaceAll('%2F', '/')}`, { replace: true });
    },
  };
}
