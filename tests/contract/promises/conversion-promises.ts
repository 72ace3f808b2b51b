import { amount } from '../../../src/core/money/amount.ts';
import { isPositive } from '../../../src/core/money/fixed-point.ts';
import { FundsPort } from '../../../src/core/ports/funds-port.ts';
import { promise, refusal, see, seeNoRepetition, seeRefused, UnmetNeed, type PortPromise } from './port-promise.ts';

export const conversionPromises: readonly PortPromise[] = [
  promise('convertibleCurrencies: each currency once', 'person', async ({ port }) => {
    seeNoRepetition(await port(FundsPort).convertibleCurrencies(), 'message.transfer[*].id');
  }),
  promise('conversionTerms: both prices are above zero', 'person', async ({ port }) => {
    const [from, to] = await port(FundsPort).convertibleCurrencies();
    if (from === undefined || to === undefined) throw new UnmetNeed('fewer than two currencies can be converted');
    const { fromPrice, toPrice } = await port(FundsPort).conversionTerms({ fromId: from.id, toId: to.id });
    see(isPositive(fromPrice) && isPositive(toPrice), {
      at: 'message.form_price',
      expected: 'prices above zero',
      got: `${fromPrice} and ${toPrice}`,
    });
  }),
  refusal('convert: nothing, of a currency into itself, is refused', async ({ port, ground }) => {
    const id = (await ground()).pair.quoteId;
    await seeRefused(port(FundsPort).convert({ fromId: id, toId: id, amount: amount('0') }));
  }),
];
