import { routes } from '../../../../core/navigation/routes.ts';
import type { Faults } from '../../../../core/domain/server/backend-faults.ts';
import type { SceneId } from '../../../../core/domain/server/scene-id.ts';
import { noFaults } from '../../doors/server/engine-server.ts';
import { isOpenAt } from '../../engine/market/facts/hours.ts';
import {
  fall,
  playBusy,
  playCalm,
  playGap,
  playHalted,
  playLiquidated,
  playRally,
  playSettling,
  playStopped,
  playVolatile,
  playWaiting,
  playWeekend,
  rise,
} from './market-scenes.ts';
import type { Scene } from './scene.ts';

const trade = `${routes.transaction.currency}?symbol=BTC/USDT`;
const chart = `${trade}&view=chart`;
const nothing = async (): Promise<void> => undefined;

const quiet: Readonly<Record<string, unknown>> = { ...noFaults };
const anyIsOn = (on: Faults, own: Partial<Faults>): boolean =>
  Object.entries(on).some(([name, value]) => name in own && value !== quiet[name]);

/** A known persona with one kind of trouble in the backend or the connection. */
const troubled = (faults: Scene['faults'] & object, path = trade): Scene => ({
  persona: 'lv2',
  path,
  faults,
  isStillSo: ({ faults: on }) => anyIsOn(on, faults),
  play: playWaiting,
});

/** Every scene by its name: one world each, made by controls alone, the same one again from the same seed. */
export const scenes: Readonly<Record<SceneId, Scene>> = {
  newcomer: { persona: 'newcomer', path: routes.home, play: nothing },
  busy: { persona: 'lv2', path: routes.transaction.currencyOrder, play: playBusy },
  calm: {
    persona: 'lv2',
    path: chart,
    isStillSo: ({ market }) => market.some((control) => control.kind === 'mood' && control.mood === 'calm'),
    play: playCalm,
  },
  volatile: {
    persona: 'lv2',
    path: chart,
    isStillSo: ({ market }) => market.some((control) => control.kind === 'mood' && control.mood === 'volatile'),
    play: playVolatile,
  },
  rally: {
    persona: 'lv2',
    path: chart,
    isStillSo: ({ market }) => market.some(({ kind }) => kind === 'trend'),
    play: playRally,
  },
  gap: { persona: 'lv2', path: `${routes.transaction.currencyOrder}?list=history`, play: playGap, turn: fall },
  stopped: { persona: 'lv2', path: routes.transaction.contractOrder, play: playStopped, turn: fall },
  liquidated: { persona: 'lv2', path: routes.transaction.contractOrder, play: playLiquidated, turn: rise },
  halted: {
    persona: 'lv2',
    path: trade,
    isStillSo: ({ market }) => market.some((control) => control.kind === 'halt' && control.isHalted),
    play: playHalted,
  },
  weekend: {
    persona: 'lv2',
    path: routes.forex.index,
    isStillSo: ({ now }) => !isOpenAt('forex', now),
    play: playWeekend,
  },
  closed: {
    persona: 'lv2',
    path: routes.market.market,
    isStillSo: ({ market }) => market.some(({ kind }) => kind === 'closure'),
    play: async (stage) => {
      await playWaiting(stage);
      await stage.presenter.shapeMarket({ kind: 'closure', category: 'crypto', isClosed: true });
    },
  },
  slow: troubled({ latencyMs: 3000 }),
  lost: troubled({ loseNextAnswer: true }),
  failing: troubled({ failedPercent: 50 }, routes.fund.assets),
  garbled: troubled({ garbledPercent: 50 }, routes.fund.assets),
  settling: { ...troubled({ lateSettlements: true }, routes.transaction.optionOrder), play: playSettling },
  silent: troubled({ socketSilent: true }, routes.market.market),
  dead: troubled({ socketDown: true }, routes.market.market),
  expired: troubled({ expireNextCall: true }, routes.fund.assets),
  verify: {
    ...troubled({ verifyNextCall: true }, routes.fund.assets),
    persona: 'newcomer',
    play: nothing,
  },
  full: troubled({ storageFull: true }),
  frozen: { persona: 'frozen', path: routes.fund.assets, play: nothing },
  overdue: { persona: 'overdue', path: routes.fund.assets, play: nothing },
};
