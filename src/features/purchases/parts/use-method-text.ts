import { readMethod } from '../../../core/domain/wallets/purchase-regions.ts';
import { useText } from '../../../core/i18n/use-text.ts';

/** How an order is paid, in words: method and bank. An unknown method stays as the server sent it. */
export function useMethodText(): (method: string) => string {
  const t = useText('purchases');
  return (text) => {
    const { method, bank } = readMethod(text);
    return method === undefined ? text : [t(`methods.${method}`), bank].filter(Boolean).join(' · ');
  };
}
