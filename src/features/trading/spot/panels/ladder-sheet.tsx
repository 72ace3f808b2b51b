import { useState } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import type { OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { GuardText } from '../../ticket/parts/confirm-guards.tsx';
import { OwnStopText } from '../../ticket/parts/own-stop.ts';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import { useSpotStop } from '../../../shared/limits/operations/use-spot-stop.ts';
import { useIsDemo } from '../../../shared/session/data/is-demo.ts';
import type { ProductDescriptor } from '../../mode/model/products.ts';
import { guardsOf } from '../../orders/model/order-snapshot.ts';
import type { TicketContext, TicketDraft } from '../../orders/model/ticket.ts';
import { SumText } from '../../orders/parts/sum-text.tsx';
import confirmStyles from '../../ticket/parts/confirm-sheet.module.css';
import { ladderOf, type Ladder, type LadderTexts } from '../model/ladder.ts';
import { useLadderRun, type LadderRun } from '../operations/use-ladder-run.ts';
import { LadderFields } from '../parts/ladder-fields.tsx';
import styles from '../parts/ladder.module.css';
import { LadderRow } from './ladder-row.tsx';

export interface LadderSheetProps {
  readonly isOpen: boolean;
  readonly side: TicketDraft['side'];
  readonly context: TicketContext;
  readonly checks: OrderChecks;
  readonly wallet: ProductDescriptor['wallet'];
  readonly onClose: () => void;
}

/** Several limit orders over a range of prices, shown one by one before they are sent one after another. */
export function LadderSheet(props: LadderSheetProps) {
  useTextsAhead(['records']);
  return props.isOpen ? <OpenLadder {...props} /> : undefined;
}

let made = 0;
/** Each ladder of a visit has names of its own for its orders. */
const newName = (): string => {
  made += 1;
  return `ladder.${made}`;
};

function OpenLadder({ side, context, checks, wallet, onClose }: LadderSheetProps) {
  const t = useText('records');
  const [id] = useState(newName);
  const { instrument, languageTag, last } = context;
  const [texts, setTexts] = useState<LadderTexts>({
    from: last === undefined ? '' : formatForInput(last, languageTag),
    to: '',
    count: '5',
    size: '',
  });
  const { run, begin, end } = useLadderRun();
  const ladder = ladderOf({ side, texts, context, id });
  const stopOf = useSpotStop();
  const { total } = ladder;
  const stop =
    total === undefined ? undefined : stopOf({ order: { side }, value: total, quote: instrument.quote.name });
  const orders = run?.orders ?? ladder.orders;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(`ladder.${side}`)}
      footer={
        run === undefined ? (
          <Choice
            {...{ side, onClose }}
            count={stop === undefined ? ladder.orders.length : 0}
            onPlace={() => begin(ladder.orders)}
          />
        ) : (
          <Button variant="secondary" isWide isBusy={run.turn !== undefined} onClick={onClose}>
            {t('ladder.finish')}
          </Button>
        )
      }
    >
      {run === undefined ? (
        <>
          <LadderFields
            texts={texts}
            problems={ladder.problems}
            base={instrument.base.name}
            quote={instrument.quote.name}
            onText={(field, text) => setTexts({ ...texts, [field]: text })}
          />
          <Warnings {...{ side, ladder, checks, stop }} quote={instrument.quote.name} />
        </>
      ) : (
        <Progress run={run} />
      )}
      <ol className={styles['rows']}>
        {orders.map((order, place) => (
          <LadderRow
            key={order.id}
            {...{ order, place, instrument, wallet }}
            isBegun={run !== undefined}
            isTurn={run?.turn === place}
            onEnd={end}
          />
        ))}
      </ol>
      {run !== undefined || ladder.orders.length === 0 ? undefined : (
        <p className={styles['total']}>
          <span>{t('ladder.total')}</span>
          <SumText
            value={total}
            currency={side === 'buy' ? instrument.quote.name : instrument.base.name}
            isCost
            isShown
          />
        </p>
      )}
    </Sheet>
  );
}

function Progress({ run }: { readonly run: LadderRun }) {
  const t = useText('records');
  const { count } = useFormat();
  return <p role="status">{t('ladder.progress', { done: count(run.placed), n: count(run.orders.length) })}</p>;
}

interface WarningsProps extends Pick<LadderSheetProps, 'side' | 'checks'> {
  readonly ladder: Ladder;
  /** The person's own limits. */
  readonly stop: OwnStop | undefined;
  readonly quote: string;
}

/** Why to look twice before the orders are sent. */
function Warnings({ side, ladder, checks, stop, quote }: WarningsProps) {
  const t = useText('trading');
  const guard = ladder.orders.flatMap((order) => guardsOf(order, checks, undefined))[0];
  const crosses = ladder.orders.some(({ crossesMarket }) => crossesMarket);
  return (
    <>
      {stop === undefined ? undefined : (
        <p className={styles['warn']} role="alert">
          <OwnStopText stop={stop} />
        </p>
      )}
      {guard === undefined ? undefined : (
        <div className={styles['warn']} role="alert">
          <GuardText guard={guard} quote={quote} />
        </div>
      )}
      {crosses ? (
        <p className={styles['note']}>{t(side === 'buy' ? 'ticket.note.crossesBuy' : 'ticket.note.crossesSell')}</p>
      ) : undefined}
    </>
  );
}

interface ChoiceProps {
  readonly side: TicketDraft['side'];
  readonly count: number;
  readonly onPlace: () => void;
  readonly onClose: () => void;
}

/** The button says how many orders it sends, and of whose money. */
function Choice({ side, count, onPlace, onClose }: ChoiceProps) {
  const t = useText('records');
  const format = useFormat();
  const isDemo = useIsDemo();
  const isSimulated = useMoneyMark() === 'simulated';
  const n = format.count(count);
  return (
    <div className={confirmStyles['choices']}>
      <Button variant="secondary" onClick={onClose}>
        {t('ladder.cancel')}
      </Button>
      <Button variant={side === 'buy' ? 'up' : 'down'} disabled={count === 0} onClick={onPlace}>
        {isSimulated ? t('ladder.placePractice', { n }) : t(isDemo ? 'ladder.placeDemo' : 'ladder.place', { n })}
      </Button>
    </div>
  );
}
