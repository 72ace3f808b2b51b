import { useEffect } from 'react';
import type { AccountId } from '../../../../core/account/account-scope.ts';
import { useAccount } from '../../../../core/account/use-account.ts';
import { givenProduct } from '../../../../core/domain/market/given-product-names.ts';
import { useKeepForPerson, useKept } from '../data/last-pair.ts';
import { productIds, type ProductId } from '../model/products.ts';

/** The product that was looked at last in this visit: a change of account stays with it, as with the pair. */
let seen: ProductId | undefined;

const keyOf = (account: AccountId): string => `trading.product.${account}`;

/** The product of this visit, or the last one of this account on this device. */
export function useLastProduct(): ProductId | undefined {
  const kept = useKept(keyOf(useAccount().id));
  return seen ?? productIds.find((id) => givenProduct[id] === kept);
}

/** Keeps it for the visit, and on the device for a signed-in person, as the pair. */
export function useRememberProduct(product: ProductId): void {
  const { id: account } = useAccount();
  useEffect(() => {
    seen = product;
  }, [product]);
  useKeepForPerson(keyOf(account), givenProduct[product]);
}
