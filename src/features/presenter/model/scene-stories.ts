import { routes } from '../../../core/navigation/routes.ts';

const pair = 'symbol=BTC/USDT';
const spot = `${routes.transaction.currency}?${pair}`;
const contract = `${routes.transaction.contract}?${pair}`;
const chart = 'view=chart';

/** One sentence of a scene, and where it is seen; without a path on the page that is open. */
export interface StoryStep {
  readonly id: string;
  readonly path?: string;
  /** The figures of the sentence. */
  readonly percent?: number;
  readonly leverage?: number;
  /** What the scene is about happens here, before everyone's eyes. */
  readonly happens?: boolean;
  /** So much time passes before it is seen. */
  readonly passesMs?: number;
}

/** Each scene from its situation to its receipt. The first step without a path is seen on the scene's own page. */
export const sceneStories = {
  newcomer: [
    { id: 'newcomer1' },
    { id: 'newcomer2', path: `${routes.moni.currency}?${pair}` },
    { id: 'newcomer3', path: routes.setting.realMark },
  ],
  busy: [{ id: 'busy1' }, { id: 'busy2', path: `${routes.transaction.currencyOrder}?list=history` }],
  calm: [{ id: 'calm1' }],
  volatile: [{ id: 'volatile1' }],
  rally: [{ id: 'rally1', percent: 8 }],
  gap: [
    { id: 'gap1', percent: 3, path: spot },
    { id: 'gap2', percent: 6, path: `${spot}&${chart}`, happens: true },
    { id: 'gap3', path: `${routes.transaction.currencyOrder}?list=history` },
  ],
  stopped: [
    { id: 'stopped1', percent: 2, leverage: 20, path: routes.transaction.contractOrder },
    { id: 'stopped2', percent: 6, path: `${contract}&${chart}`, happens: true },
    { id: 'stopped3', path: `${routes.transaction.contractOrder}?list=history` },
  ],
  liquidated: [
    { id: 'liquidated1', leverage: 50, path: routes.transaction.contractOrder },
    { id: 'liquidated2', percent: 15, path: `${contract}&${chart}`, happens: true },
    { id: 'liquidated3', path: `${routes.transaction.contractOrder}?list=history` },
  ],
  halted: [{ id: 'halted1' }, { id: 'halted2', path: routes.transaction.currencyOrder }],
  weekend: [
    { id: 'weekend1', path: `${routes.forex.contract}?symbol=EUR/USD` },
    { id: 'weekend2', path: routes.market.market },
  ],
  closed: [{ id: 'closed1' }, { id: 'closed2', path: spot }],
  slow: [{ id: 'slow1' }],
  // What was sent fills or waits: the ticket says either, a list of one kind would be empty.
  lost: [{ id: 'lost1' }, { id: 'lost2' }],
  failing: [{ id: 'failing1' }],
  garbled: [{ id: 'garbled1' }],
  settling: [{ id: 'settling1' }, { id: 'settling2', passesMs: 20_000 }],
  // The header of a pair says how old its price is; the rows of the market are read anew.
  silent: [{ id: 'silent1', path: spot }],
  dead: [{ id: 'dead1', path: spot }],
  expired: [{ id: 'expired1' }],
  verify: [{ id: 'verify1' }],
  full: [{ id: 'full1' }],
  frozen: [{ id: 'frozen1' }, { id: 'frozen2', path: routes.kefu.index }],
  overdue: [{ id: 'overdue1' }, { id: 'overdue2', path: routes.common.borrowing }],
} as const satisfies Readonly<Record<string, readonly StoryStep[]>>;

export type StoryName = keyof typeof sceneStories;
export type StoryStepId = (typeof sceneStories)[StoryName][number]['id'];

/** Where a story begins, if not on the scene's own page. */
export function storyStart(scene: StoryName): string | undefined {
  const [first]: readonly StoryStep[] = sceneStories[scene];
  return first?.path;
}
