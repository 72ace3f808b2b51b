import { describe, expect, test } from 'vitest';
import { programFiles, read } from '../support/source-files.ts';

/** Where the same is done with a tap or a key, and the text in its source that says so. */
type Instead = readonly [file: string, text: string];

const trading = 'src/features/trading';

/** Every file that listens for more than a tap, with what else does the same. */
const gestures = new Map<string, readonly Instead[]>([
  ['src/core/ui/sheets/use-drag-down.ts', [['src/core/ui/sheets/sheet.tsx', "label={t('close')}"]]],
  ['src/core/ui/sheets/sheet.tsx', [['src/core/ui/sheets/sheet.tsx', "label={t('close')}"]]],
  [
    'src/features/shared/quotes/parts/use-long-press.ts',
    [['src/features/shared/quotes/panels/quote-row.tsx', '<StarButton']],
  ],
  [
    'src/features/shared/request-form/parts/hold-to-confirm.tsx',
    [['src/features/shared/request-form/parts/hold-to-confirm.tsx', "label={t('hold.tick')}"]],
  ],
  [
    `${trading}/chart/parts/page-scroll-guard.ts`,
    [
      [`${trading}/chart/parts/chart-moves.tsx`, "label={t('move.earlier')}"],
      [`${trading}/chart/parts/chart-moves.tsx`, "label={t('move.later')}"],
      [`${trading}/chart/parts/chart-moves.tsx`, "label={t('move.zoomIn')}"],
      [`${trading}/chart/parts/chart-moves.tsx`, "label={t('move.zoomOut')}"],
      [`${trading}/chart/panels/chart-over.tsx`, '<ChartMoves chart={chart} />'],
      [`${trading}/chart/parts/table/candle-table.tsx`, "t('chart.table')"],
    ],
  ],
  [
    `${trading}/chart/parts/drawing/level-grips.tsx`,
    [
      [`${trading}/contracts/parts/position-card.tsx`, "t('stops.row')"],
      [`${trading}/chart/parts/drawing/level-grips.tsx`, 'onKeyDown'],
    ],
  ],
  [
    `${trading}/chart/parts/drawing/watch-places.ts`,
    [
      [`${trading}/chart/parts/drawing/drawing-strip.tsx`, "t('draw.middle')"],
      [`${trading}/chart/parts/drawing/drawing-strip.tsx`, 'onNudge({ bars, steps })'],
    ],
  ],
  [
    `${trading}/chart/parts/offer/watch-picks.ts`,
    [[`${trading}/chart/parts/offer/offered-price.tsx`, "label={t('offer.open')}"]],
  ],
  [`${trading}/desk/parts/pane-edge.tsx`, [[`${trading}/desk/parts/pane-edge.tsx`, 'onKeyDown']]],
  [`${trading}/book/parts/depth-chart.tsx`, [[`${trading}/book/parts/depth-chart.tsx`, 'onKeyDown']]],
  [
    'src/features/account/panels/crop-sheet.tsx',
    [
      ['src/features/account/panels/crop-sheet.tsx', "t('crop.zoom')"],
      ['src/features/account/panels/crop-sheet.tsx', "t('crop.rotate')"],
    ],
  ],
]);

/** These listen and do nothing that anybody asked for. */
const noGestures = new Map([
  ['src/app/shell/bar/tab-bar.tsx', 'Fetches a page a moment before the tap that opens it.'],
  ['src/app/shell/toaster.tsx', 'A message that is touched stays a while longer.'],
  ['src/app/shell/use-scroll-memory.ts', 'A scroll by the person stops the restoring.'],
  ['src/core/ui/sheets/hold-taps.ts', 'Keeps the second of two taps from what has just come.'],
  ['src/features/settings/lock/panels/lock-guard.tsx', 'Notes that the person is there.'],
  ['src/features/shared/notices/operations/keep-room.ts', 'Room that is not needed goes when the page moves.'],
  ['src/features/shared/notices/parts/notice-card.tsx', 'News that is touched stays a while longer.'],
  ['src/features/shared/quotes/operations/use-settled-order.ts', 'Rows stay where they are under a finger.'],
]);

const listening =
  /\bonPointer(?:Down|Move)\b|\bonTouch(?:Start|Move)\b|\bonMouse(?:Down|Move)\b|\bonWheel\b|'(?:pointerdown|pointermove|touchstart|touchmove|mousedown|wheel)'|from 'react-easy-crop'/;

describe('gestures', () => {
  test('L8: every place that listens for one is in this list', () => {
    const found = programFiles().filter((path) => listening.test(read(path)));
    expect(found.toSorted()).toEqual([...gestures.keys(), ...noGestures.keys()].toSorted());
  });

  test.each([...gestures])('L8: what %s does by gesture a button or a key does too', (_, instead) => {
    expect(instead.filter(([file, text]) => !read(file).includes(text))).toEqual([]);
  });

  test('L8: a pull refreshes nothing', () => {
    expect(read('src/core/ui/base.css')).toMatch(/html \{[^}]*overscroll-behavior-y: none;/);
  });
});
