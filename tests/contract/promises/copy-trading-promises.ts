import { quantity } from '../../../src/core/money/amount.ts';
import { CopyTradingPort } from '../../../src/core/ports/copy-trading-port.ts';
import { promise, refusal, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

const nobody = '999999';

export const copyTradingPromises: readonly PortPromise[] = [
  promise('leadTraders: in pages without overlap', 'nobody', async ({ port }) => {
    const first = await port(CopyTradingPort).leadTraders({ page: 1 });
    const second = await port(CopyTradingPort).leadTraders({ page: 2 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
  promise('leadTrader: an unknown trader is refused', 'nobody', ({ port }) =>
    seeRefused(port(CopyTradingPort).leadTrader({ traderId: nobody })),
  ),
  promise('leadTrades: each of a trader once', 'nobody', async ({ port }) => {
    const [trader] = (await port(CopyTradingPort).leadTraders({ page: 1 })).items;
    if (trader === undefined) return;
    const trades = await port(CopyTradingPort).leadTrades({ traderId: trader.id, page: 1 });
    seeNoRepetition(trades.items, 'message.data[*].id');
  }),
  refusal('followTrader: an unknown trader and empty terms are refused', ({ port }) =>
    seeRefused(port(CopyTradingPort).followTrader({ traderId: nobody, terms: { way: 'lots', number: quantity('0') } })),
  ),
  refusal('unfollowTrader: an unknown trader is refused', ({ port }) =>
    seeRefused(port(CopyTradingPort).unfollowTrader({ traderId: nobody })),
  ),
  refusal('holdCopiedPosition: an unknown one is refused', ({ port }) =>
    seeRefused(port(CopyTradingPort).holdCopiedPosition({ orderId: nobody })),
  ),
];
