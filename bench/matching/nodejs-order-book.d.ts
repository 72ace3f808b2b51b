/** What the bench uses of nodejs-order-book. The package, and its own types with it, is installed only to be measured. */
declare module 'nodejs-order-book' {
  export const Side: { readonly BUY: 'buy'; readonly SELL: 'sell' };

  interface LimitOrder {
    readonly id: string;
    readonly side: 'buy' | 'sell';
    readonly price: number;
    readonly size: number;
  }
  export class OrderBook {
    limit(order: LimitOrder): { readonly quantityLeft: number };
    cancel(id: string): void;
  }
}
