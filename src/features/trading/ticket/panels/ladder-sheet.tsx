import { Fragment, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useIsMasked } from '../../../../core/preferences/use-is-masked.ts';
import { useIsPast } from '../../../../core/session/use-is-past.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { holdTaps } from '../../../../core/ui/sheets/hold-taps.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { useFreshness } from '../../../shared/quotes/data/use-freshness.ts';
import { FreshnessChip } from '../../../shared/quotes/panels/freshness-chip.tsx';
import { useIsDemo } from '../../../shared/session/data/is-demo.ts';
import { LaterNoWayNote } from '../../orders/parts/later-no-way-note.ts';
import { firstTexts, type LadderDraft, type LadderTexts } from '../model/ladder-steps.ts';
import { useLadderList } from '../operations/use-ladder-list.ts';
import { useLadderMemory } from '../operations/use-ladder-memory.ts';
import { useLadderRun, type LadderRun } from '../operations/use-ladder-run.ts';
import type { LadderPhase, LadderTurn } from '../model/ladder-turn.ts';
import confirmStyles from '../parts/confirm-sheet.module.css';
import { LadderFields, type LadderFieldsProps } from '../parts/ladder-fields.tsx';
import styles from '../parts/ladder.module.css';

interface Numbered {
  readonly id: string;
}

export interface LadderSheetProps<Order extends Numbered, Listed> {
  readonly symbol: string;
  /** Its place in the storage of the tab. */
  readonly memoryKey: string;
  readonly title: string;
  readonly tone: 'up' | 'down';
  /** The ticket that it is opened from. */
  readonly draft: LadderDraft;
  readonly labels: LadderFieldsProps['labels'];
  /** The orders that what was typed makes now, and what is said around them. */
  readonly read: (texts: LadderTexts, id: string) => LadderView<Order>;
  /** The newest orders of the pair, which the rows follow theirs in. */
  readonly readOrders: () => Promise<readonly Listed[]>;
  readonly renderRow: (turn: ShownTurn<Order, Listed>) => ReactNode;
  readonly renderPlaced: (run: PlacedRun<Order>) => ReactNode;
  readonly onClose: () => void;
}

/** What has been placed of a ladder that was sent. */
export interface PlacedRun<Order> {
  readonly placed: readonly Order[];
  readonly count: number;
  readonly isCertain: boolean;
}

/** One order in the sheet. */
export interface ShownTurn<Order, Listed> extends LadderTurn<Order> {
  readonly phase: LadderPhase;
  readonly listed: readonly Listed[];
}

export interface LadderView<Order extends Numbered> {
  readonly orders: readonly Order[];
  readonly errors: LadderFieldsProps['errors'];
  readonly warnings: ReactNode;
  /** What all of them take together. */
  readonly totals: ReactNode;
  /** The person's own limits forbid them. */
  readonly isStopped: boolean;
}

let made = 0;
/** Each ladder of a visit has names of its own for its orders. */
const newName = (): string => {
  made += 1;
  return `ladder.${made}`;
};

/** Several limit orders over a range of prices, shown one by one before they are sent one after another. */
export function LadderSheet<Order extends Numbered, Listed>(props: LadderSheetProps<Order, Listed>) {
  const { title, tone, onClose } = props;
  const t = useText('records');
  const [id] = useState(newName);
  const [texts, setTexts] = useState(firstTexts(props.draft, useIsMasked()));
  const { run, begin, stop, end } = useLadderRun<Order>();
  useLadderMemory(props.memoryKey, run);
  const [filled, setFilled] = useState<ReadonlySet<number>>(new Set());
  const [isDoubled, setIsDoubled] = useState(false);
  const phase = phaseOf(run);
  const listed = useLadderList(props.readOrders, phase === 'choice' ? undefined : phase);
  // As in the ticket, nothing is sent while the price is old, or the balance is.
  const { isStale } = useFreshness(props.symbol);
  const isPast = useIsPast();
  const noteId = useId();
  const ladder = props.read(texts, id);
  const orders = run?.orders ?? ladder.orders;
  return (
    <Sheet
      isOpen
      // Whatever would close it ends the sending first, in sight.
      onClose={phase === 'sending' ? stop : onClose}
      title={title}
      footer={
        phase === 'choice' ? (
          <Choice
            tone={tone}
            count={ladder.isStopped || isStale || isPast ? 0 : ladder.orders.length}
            onPlace={() => begin(ladder.orders)}
            onClose={onClose}
          />
        ) : phase === 'sending' ? (
          <Sending isStopping={run?.isStopping === true} onStop={stop} />
        ) : (
          <Button variant="secondary" isWide onClick={onClose}>
            {t('ladder.finish')}
          </Button>
        )
      }
    >
      {run === undefined ? (
        <>
          <LadderFields
            texts={texts}
            labels={props.labels}
            errors={ladder.errors}
            onText={(field, text) => setTexts({ ...texts, [field]: text })}
          />
          <FreshnessChip symbol={props.symbol} />
          <LaterNoWayNote id={noteId} />
          {ladder.warnings}
        </>
      ) : (
        <Progress run={run} filled={filled.size} />
      )}
      <ol className={styles['rows']}>
        {orders.map((order, place) => (
          <Fragment key={order.id}>
            {props.renderRow({
              order,
              place,
              phase,
              listed,
              isTurn: run?.turn === place,
              onEnd: end,
              onFilled: (at) => setFilled((before) => (before.has(at) ? before : new Set([...before, at]))),
              onDoubled: () => setIsDoubled(true),
            })}
          </Fragment>
        ))}
      </ol>
      {run === undefined
        ? ladder.orders.length > 0 && ladder.totals
        : props.renderPlaced({
            placed: run.placed,
            count: run.orders.length,
            isCertain: !run.isUncertain && !isDoubled,
          })}
    </Sheet>
  );
}

function phaseOf(run: LadderRun<unknown> | undefined): LadderPhase {
  if (run === undefined) return 'choice';
  return run.turn === undefined ? 'over' : 'sending';
}

/** How many were placed, and how many of them have filled since. */
function Progress({ run, filled }: { readonly run: LadderRun<unknown>; readonly filled: number }) {
  const t = useText('records');
  const { count } = useFormat();
  const placed = t('ladder.progress', { done: count(run.placed.length), n: count(run.orders.length) });
  const done = t('ladder.filled', { done: count(filled), n: count(run.placed.length) });
  return <p role="status">{run.placed.length === 0 ? placed : `${placed} · ${done}`}</p>;
}

interface ChoiceProps {
  readonly tone: 'up' | 'down';
  readonly count: number;
  readonly onPlace: () => void;
  readonly onClose: () => void;
}

/** The button says how many orders it sends, and of whose money. */
function Choice({ tone, count, onPlace, onClose }: ChoiceProps) {
  const t = useText('records');
  const format = useFormat();
  const isDemo = useIsDemo();
  const isSimulated = useMoneyMark() === 'simulated';
  const n = format.count(count);
  const place = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // What is chosen gives way to what is sent, and another button comes below the finger.
    const sheet = currentTarget.closest('dialog');
    if (sheet !== null) holdTaps(sheet);
    onPlace();
  };
  return (
    <div className={confirmStyles['choices']}>
      <Button variant="secondary" onClick={onClose}>
        {t('ladder.cancel')}
      </Button>
      <Button variant={tone} disabled={count === 0} onClick={place}>
        {isSimulated ? t('ladder.placePractice', { n }) : t(isDemo ? 'ladder.placeDemo' : 'ladder.place', { n })}
      </Button>
    </div>
  );
}

/** The way to end it stands where nothing was to be tapped before. */
function Sending({ isStopping, onStop }: { readonly isStopping: boolean; readonly onStop: () => void }) {
  const t = useText('records');
  return (
    <div className={confirmStyles['choices']}>
      <Button variant="secondary" disabled={isStopping} onClick={onStop}>
        {t('ladder.stop')}
      </Button>
      <Button variant="secondary" isBusy>
        {t('ladder.row.sending')}
      </Button>
    </div>
  );
}
