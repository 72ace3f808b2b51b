import { routes } from '../../../../core/navigation/routes.ts';
import type { SceneId } from '../../../../core/ports/presenter-port.ts';
import { playBusy, playGap, playHalted, playRally, playVolatile, playWeekend } from './market-scenes.ts';
import type { Scene } from './scene.ts';

const trade = `${routes.transaction.currency}?symbol=BTC/USDT`;
const chart = `${trade}&view=chart`;
const nothing = async (): Promise<void> => undefined;

/** Somebody well known with the backend or the line in a certain kind of trouble. */
const troubled = (faults: Scene['faults'] & object, path = trade): Scene => ({
  persona: 'lv2',
  path,
  faults,
  play: nothing,
});

/** Every scene by its name: one world each, made by controls alone, the same one again from the same seed. */
export const scenes: Readonly<Record<SceneId, Scene>> = {
  newcomer: { persona: 'newcomer', path: routes.home, play: nothing },
  busy: { persona: 'lv2', path: routes.transaction.currencyOrder, play: playBusy },
  volatile: { persona: 'lv2', path: chart, play: playVolatile },
  rally: { persona: 'lv2', path: chart, play: playRally },
  gap: { persona: 'lv2', path: routes.transaction.currencyOrder, play: playGap },
  halted: { persona: 'lv2', path: trade, play: playHalted },
  weekend: { persona: 'lv2', path: routes.forex.index, play: playWeekend },
  closed: {
    persona: 'lv2',
    path: routes.market.market,
    play: ({ presenter }) => presenter.shapeMarket({ kind: 'closure', category: 'crypto', isClosed: true }),
  },
  slow: troubled({ latencyMs: 3000 }),
  lost: troubled({ loseNextAnswer: true }),
  failing: troubled({ failedPercent: 50 }, routes.fund.assets),
  garbled: troubled({ garbledPercent: 50 }, routes.fund.assets),
  silent: troubled({ socketSilent: true }, routes.market.market),
  dead: troubled({ socketDown: true }, routes.market.market),
  expired: troubled({ expireNextCall: true }, routes.fund.assets),
  full: troubled({ storageFull: true }),
  frozen: { persona: 'frozen', path: routes.fund.assets, play: nothing },
  overdue: { persona: 'overdue', path: routes.fund.assets, play: nothing },
};
