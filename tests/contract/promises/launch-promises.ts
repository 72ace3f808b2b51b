import { amount, quantity } from '../../../src/core/money/amount.ts';
import { compare } from '../../../src/core/money/fixed-point.ts';
import { LaunchPort } from '../../../src/core/ports/launch-port.ts';
import { promise, refusal, see, seeNoRepetition, seeRefused, UnmetNeed, type PortPromise } from './port-promise.ts';

const nowhere = '999999';

export const launchPromises: readonly PortPromise[] = [
  promise('launches: everybody sees them, in pages without overlap', 'nobody', async ({ port }) => {
    const first = await port(LaunchPort).launches({ page: 1, limit: 2 });
    const second = await port(LaunchPort).launches({ page: 2, limit: 2 });
    seeNoRepetition([...first.items, ...second.items], 'message.list[*].id');
  }),
  promise('launches: no more is sold than there is', 'nobody', async ({ port }) => {
    const { items } = await port(LaunchPort).launches({ page: 1, limit: 20 });
    const over = items.filter(({ sold, total }) => sold !== undefined && compare(sold, total) > 0).map(({ id }) => id);
    see(over.length === 0, { at: 'message.list[*].total_sell', expected: 'at most amount', got: over.join(', ') });
  }),
  promise('launch: says the same as the list', 'person', async ({ port }) => {
    const [listed] = (await port(LaunchPort).launches({ page: 1, limit: 20 })).items;
    if (listed === undefined) throw new UnmetNeed('the server sells nothing');
    const told = await port(LaunchPort).launch({ launchId: listed.id });
    const [expected, got] = [listed, told].map(({ tokenName, endsAt }) => `${tokenName} ${endsAt}`);
    see(expected === got, { at: 'message.info', expected: expected ?? '', got: got ?? '' });
  }),
  promise('launch: an unknown one is refused', 'person', ({ port }) =>
    seeRefused(port(LaunchPort).launch({ launchId: nowhere })),
  ),
  refusal('subscribeToLaunch: with nothing, for an unknown project, it is refused', ({ port }) =>
    seeRefused(
      port(LaunchPort).subscribeToLaunch({
        launchId: nowhere,
        tokens: quantity('0'),
        payment: amount('0'),
        payName: undefined,
        unit: 'tokens',
      }),
    ),
  ),
  promise('subscriptions: in pages without overlap', 'person', async ({ port }) => {
    const first = await port(LaunchPort).subscriptions({ page: 1, limit: 2 });
    const second = await port(LaunchPort).subscriptions({ page: 2, limit: 2 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
];
