/**
 * Journeys that only `npm run walk` walks, because faster tests of `npm test` prove the same claims: which, and where
 * those are. `tests/architecture/walked-journeys.test.ts` holds the list to the tests that there are.
 */
export interface WalkedJourney {
  /** The file in `tests/journeys`, without `.journey.ts`. */
  readonly file: string;
  /** The world in which `npm test` leaves it out; every one without it. */
  readonly world?: 'demo';
  /** How its title begins. */
  readonly title: string;
  /** Files of `npm test` that prove the same. */
  readonly instead: readonly string[];
}

export const walkedJourneys: readonly WalkedJourney[] = [
  {
    file: 'contracts',
    title: 'PO2, PO3, CH3, E4: levels of the ticket',
    instead: [
      'src/features/trading/contracts/operations/use-level-moves.test.tsx',
      'src/features/trading/contracts/parts/ticket/contract-steps.test.tsx',
      'tests/contract/contract-orders.contract.test.ts',
    ],
  },
  {
    file: 'contracts',
    title: 'PO3: longs and shorts are closed at once',
    instead: [
      'src/features/trading/contracts/panels/close-many.test.tsx',
      'tests/contract/contract-orders.contract.test.ts',
    ],
  },
  {
    file: 'copy-trading',
    title: 'CT1–CT4',
    instead: [
      'tests/contract/copy-trading-port.contract.test.ts',
      'src/features/copy-trading/screens/traders-screen.test.tsx',
      'src/features/copy-trading/screens/my-copies-screen.test.tsx',
    ],
  },
  {
    file: 'crooked-server.live',
    title: 'crooked server: every screen stands',
    instead: ['tests/wire/unreadable-rows.test.ts', 'tests/wire/damaged-answers.test.ts'],
  },
  {
    file: 'data-saver.live',
    title: 'E41, MK5',
    instead: [
      'src/features/shared/quotes/data/quote-board.test.ts',
      'src/core/time/polling-pace.test.tsx',
      'src/core/preferences/preferences.test.ts',
    ],
  },
  {
    file: 'desk.demo',
    title: 'E40: a smaller desk',
    instead: ['src/features/trading/desk/model/desk-layout.test.ts', 'tests/journeys/desktop.demo.journey.ts'],
  },
  {
    file: 'desk.demo',
    title: 'E26, E40: a watchlist',
    instead: [
      'src/features/trading/desk/model/watchlists.test.ts',
      'src/features/market/palette/model/written-order.test.ts',
    ],
  },
  {
    file: 'desktop.demo',
    title: 'E40: at 1280 × 800 the desks of contracts',
    instead: ['tests/journeys/desktop.demo.journey.ts', 'tests/journeys/desk.demo.journey.ts'],
  },
  {
    file: 'chart.demo',
    title: 'E2: indicators',
    instead: [
      'src/features/trading/chart/panels/chart-settings-panel.test.tsx',
      'src/features/trading/chart/model/indicators/indicators.test.ts',
    ],
  },
  {
    file: 'chart.demo',
    title: 'E3, T14',
    instead: ['src/features/trading/chart/panels/drawing-desk.test.tsx'],
  },
  {
    file: 'full-device.live',
    title: '18B a device whose storage is full',
    instead: ['src/app/shell/not-kept-notice.test.tsx'],
  },
  {
    file: 'full-storage.demo',
    title: 'a browser whose room really ends',
    instead: ['tests/journeys/full-storage.demo.journey.ts', 'src/adapters/mock/doors/storage/file-storage.test.ts'],
  },
  {
    file: 'help-report.demo',
    title: 'MS2',
    instead: ['src/features/content/help/panels/help.test.tsx', 'src/features/content/help/model/help-report.test.ts'],
  },
  {
    file: 'installed.demo',
    title: 'E20: the hosted demo can be installed',
    instead: ['src/app/offline/update-notice.test.tsx', 'src/app/install/page-manifest.test.tsx'],
  },
  {
    file: 'installed.demo',
    title: 'R2: when the demo cannot start',
    instead: ['scripts/start-failure.test.ts', 'tests/journeys/poisoned-copy.live.journey.ts'],
  },
  {
    file: 'journal.demo',
    title: 'E31, E11, H8',
    instead: ['src/features/journal/model/journal-ledger.test.ts', 'src/features/journal/panels/card-sheet.test.tsx'],
  },
  {
    file: 'journal-cut.demo',
    title: 'a journal that was cut',
    instead: ['tests/journeys/journal-cut.demo.journey.ts', 'src/adapters/mock/doors/journal-cut.test.ts'],
  },
  {
    file: 'knowledge.demo',
    title: 'H5',
    instead: [
      'src/features/trading/mode/parts/knowledge-sheet.test.tsx',
      'src/features/trading/mode/operations/use-knowledge.test.tsx',
    ],
  },
  {
    file: 'last-read.live',
    title: 'E20, H20',
    instead: ['src/app/last-read/keep-last-read.test.ts', 'src/app/last-read/last-read-store.test.ts'],
  },
  {
    file: 'leaves-nothing',
    title: 'H20: a session that has ended',
    instead: ['src/core/session/leaving.test.tsx', 'src/core/sending/note-of.test.ts'],
  },
  {
    file: 'loans.demo',
    title: 'LN1 LN2',
    instead: ['tests/contract/loans-port.contract.test.ts', 'src/features/loans/screens/loan-screens.test.tsx'],
  },
  {
    file: 'lock-mining',
    title: 'LM1, LM2, LM3, H15',
    instead: [
      'tests/contract/mining-port.contract.test.ts',
      'src/features/mining/screens/buy-screen.test.tsx',
      'src/features/mining/screens/orders-screen.test.tsx',
    ],
  },
  {
    file: 'nft',
    title: 'NF1, NF4, NF5',
    instead: ['tests/contract/art-ports.contract.test.ts', 'src/features/nft/screens/artwork-screen.test.tsx'],
  },
  {
    file: 'nft',
    title: 'NF2, NF3',
    instead: [
      'tests/contract/art-ports.contract.test.ts',
      'src/features/nft/panels/auction-panel.test.tsx',
      'src/features/nft/screens/won-auction-screen.test.tsx',
    ],
  },
  {
    file: 'notices',
    title: 'T1, SM1, H11',
    instead: [
      'tests/journeys/notices.journey.ts',
      'src/features/shared/notices/panels/notice-region.test.tsx',
      'tests/journeys/practice.live.journey.ts',
    ],
  },
  {
    file: 'notices',
    title: 'T4: news covers nothing that can be tapped, at 360 by 640',
    instead: ['tests/journeys/notices.journey.ts'],
  },
  {
    file: 'notices',
    title: 'T4: news covers nothing that can be tapped, at 1280 by 800',
    instead: ['tests/journeys/notices.journey.ts'],
  },
  {
    file: 'notices.demo',
    title: 'E35',
    instead: [
      'src/features/shared/messages/panels/message-pop-up.test.tsx',
      'src/core/preferences/preferences.test.ts',
    ],
  },
  {
    file: 'notices.live',
    title: 'T1 family a',
    instead: ['src/features/shared/notices/data/notice-watch.test.ts', 'tests/journeys/notices.journey.ts'],
  },
  {
    file: 'orders.demo',
    title: 'T9, T22',
    instead: ['src/features/trading/orders/operations/use-records.test.tsx'],
  },
  {
    file: 'password.demo',
    title: 'AC1, A15, A17',
    instead: ['tests/contract/access-port.contract.test.ts', 'src/features/access/panels/code-row.test.tsx'],
  },
  {
    file: 'poisoned-copy.live',
    title: 'R2: a page in the place of a script',
    instead: ['src/app/offline/kept-files.test.ts', 'src/app/offline/offline-copy.test.ts'],
  },
  {
    file: 'poisoned-copy.live',
    title: 'R2: a host that switches the worker off',
    instead: ['src/app/offline/off-switch.test.ts'],
  },
  {
    file: 'presenter.demo',
    title: 'DM1: the scripts of sales',
    instead: [
      'src/adapters/mock/presenter/scenes/scenes.test.ts',
      'src/features/presenter/panels/story.test.tsx',
      'tests/journeys/installed.demo.journey.ts',
    ],
  },
  {
    file: 'quick-buy.demo',
    title: 'QB1 QB2 QB3',
    instead: [
      'tests/contract/purchases-port.contract.test.ts',
      'src/features/purchases/screens/purchase-screens.test.tsx',
      'src/features/purchases/screens/purchase-order.test.tsx',
    ],
  },
  {
    file: 'quiz',
    title: 'QZ1, QZ2',
    instead: ['tests/contract/quiz-port.contract.test.ts', 'src/features/quiz/screens/quiz-screens.test.tsx'],
  },
  {
    file: 'realtime',
    title: 'SO2: a phone whose clock',
    instead: ['tests/journeys/seconds-countdown.live.journey.ts'],
  },
  {
    file: 'site-settings.live',
    title: 'E5, E7',
    instead: [
      'tests/journeys/book-and-trades.demo.journey.ts',
      'src/features/trading/book/parts/depth-ladder.test.tsx',
    ],
  },
  {
    file: 'strict-policy',
    world: 'demo',
    title: 'R10: on the main screens',
    instead: ['tests/journeys/strict-policy.journey.ts', 'tests/journeys/one-file.demo.journey.ts'],
  },
  {
    file: 'studio.demo',
    title: 'from a logo to a branded file',
    instead: [
      'src/features/studio/model/draft.test.ts',
      'src/features/studio/data/brand-zip.test.ts',
      'src/core/brand/judge-brand.test.ts',
    ],
  },
  {
    file: 'survival.demo',
    title: 'DM1: the demo needs no network',
    instead: ['tests/journeys/installed.demo.journey.ts', 'tests/journeys/journal-cut.demo.journey.ts'],
  },
  {
    file: 'ticket.live',
    title: 'T8: no number',
    instead: ['src/features/trading/orders/parts/receipts.test.tsx', 'src/core/money/format.test.ts'],
  },
  {
    file: 'ticket.live',
    title: 'T23, T20, FU5',
    instead: [
      'src/features/trading/contracts/model/contract-form.test.ts',
      'src/features/trading/ticket/model/way-to-funds.test.ts',
    ],
  },
  {
    file: 'ticket-memory.demo',
    title: 'two tabs show',
    instead: ['tests/journeys/two-tabs.demo.journey.ts', 'src/features/trading/orders/parts/receipts.test.tsx'],
  },
  {
    file: 'withdraw.demo',
    title: 'FU3 FU4 H15 KY2',
    instead: [
      'tests/contract/withdrawals-port.contract.test.ts',
      'src/features/funds/screens/withdraw-screen.test.tsx',
      'src/features/funds/screens/withdraw-review.test.tsx',
    ],
  },
  {
    file: 'dual-investment',
    title: 'DI1, DI2',
    instead: [
      'tests/contract/dual-port.contract.test.ts',
      'src/features/dual/screens/dual-screens.test.tsx',
      'src/features/dual/model/dual-result.test.ts',
    ],
  },
  {
    file: 'new-tokens',
    title: 'IE1, IE2',
    instead: [
      'tests/contract/launch-port.contract.test.ts',
      'src/features/launch/screens/launch-screens.test.tsx',
      'src/features/launch/screens/subscriptions-screen.test.tsx',
    ],
  },
  {
    file: 'presenter.demo',
    title: 'DM4: a saved demo',
    instead: ['src/adapters/mock/presenter/world-file.test.ts', 'tests/journeys/presenter.demo.journey.ts'],
  },
  {
    file: 'presenter.demo',
    title: 'market and people',
    instead: [
      'src/adapters/mock/presenter/scenes/scenes.test.ts',
      'src/features/presenter/model/move-size.test.ts',
      'src/adapters/mock/engine/engine.test.ts',
    ],
  },
  {
    file: 'realtime-v2.live',
    title: 'RT2, RT3',
    instead: ['tests/wire/realtime-protocols.test.ts', 'tests/dialects/realtime.test.ts'],
  },
  {
    file: 'upload.live',
    title: 'R9: a 307 on an upload',
    instead: ['src/adapters/wire/http/upload-redirect.test.ts', 'tests/journeys/upload.live.journey.ts'],
  },
  {
    file: 'ticket-memory.demo',
    title: 'OE6: an order whose outcome is open',
    instead: [
      'src/core/sending/money-request.test.ts',
      'src/core/sending/set-aside.test.ts',
      'tests/journeys/unknown-outcome.live.journey.ts',
    ],
  },
];

/** As Playwright compares them: project, file and title in one line. */
export const walkedTitles: readonly RegExp[] = walkedJourneys.map(
  ({ world, file, title }) =>
    new RegExp(
      `${world === undefined ? '' : `${world} `}${file}.journey.ts ${title}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    ),
);
