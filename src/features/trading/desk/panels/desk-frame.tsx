import { useState, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { PriceText } from '../../../../core/ui/money/money-text.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useQuote } from '../../../shared/quotes/data/use-quote.ts';
import { useWideLayout } from '../../mode/parts/use-wide-layout.ts';
import { DepthPanel } from '../../book/panels/depth-panel.tsx';
import styles from './desk-frame.module.css';
import type { DeskNeeds, DeskParts, DeskTrading } from '../../ticket/parts/desk.ts';
import type { PinnedRiskProps } from '../../mode/panels/pinned-risk.tsx';
import type { TicketSheetProps } from './ticket-sheet.tsx';
import { TradeRisk } from './wide/trade-risk.tsx';
import { useBook } from '../../book/operations/use-book.ts';
import { AwaitedBook } from '../../book/panels/awaited-book.tsx';

const fallback = <SkeletonRows count={6} height={56} />;
const ChartView = whenWanted<DeskParts>({ load: async () => (await import('./chart-views.tsx')).ChartView, fallback });
const WideDesk = whenWanted<DeskParts>({ load: async () => (await import('./chart-views.tsx')).WideDesk, fallback });

/** Over the chart of a phone, once it is asked for. */
const TicketSheet = whenWanted<TicketSheetProps>({
  load: async () => (await import('./ticket-sheet.tsx')).TicketSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** Wide pages alone have space for it. */
const PinnedRisk = whenWanted<PinnedRiskProps>({
  load: async () => (await import('../../mode/panels/pinned-risk.tsx')).PinnedRisk,
});

export interface DeskFrameProps {
  readonly desk: DeskParts;
  readonly renderPage: DeskNeeds['renderPage'];
}

/** Chart, book, ticket and orders of one pair: side by side on wide pages, one view at a time on a phone. */
export function DeskFrame({ desk, renderPage }: DeskFrameProps) {
  const { view, trading } = desk;
  const isWide = useWideLayout();
  const hasButtons = trading !== undefined && view === 'chart' && !isWide;
  const [isTicketOpen, setIsTicketOpen] = useState(false);
  const asked = trading?.askedTicket;
  const [askedBefore, setAskedBefore] = useState<string>();
  if (asked !== askedBefore) {
    setAskedBefore(asked);
    // Where the ticket is in sight, nothing waits to open over a chart that comes later.
    if (asked !== undefined && hasButtons) setIsTicketOpen(true);
  }
  const footerOf = (): ReactNode => {
    if (trading === undefined) return undefined;
    const buttons = hasButtons ? trading.renderButtons(() => setIsTicketOpen(true)) : trading.pinned;
    // Without buttons at the foot of a wide page the line stands above the ticket, as it always does on a phone.
    if (trading.pinnedRiskKey === undefined || !isWide || buttons === undefined) return buttons;
    return <PinnedRisk risk={<TradeRisk trading={trading} />}>{buttons}</PinnedRisk>;
  };
  return (
    <>
      {renderPage(
        isWide ? (
          <WideDesk {...desk} />
        ) : trading === undefined || view === 'chart' ? (
          <ChartView {...desk} trading={trading === undefined ? undefined : openingTicket(trading, setIsTicketOpen)} />
        ) : (
          <TicketView desk={desk} trading={trading} />
        ),
        footerOf(),
      )}
      {hasButtons ? (
        <TicketSheet
          symbol={desk.instrument.symbol}
          isOpen={isTicketOpen && !trading.isConfirming}
          onClose={() => setIsTicketOpen(false)}
        >
          {trading.ticket}
          {trading.pinned}
        </TicketSheet>
      ) : undefined}
    </>
  );
}

/** On a phone a price that is picked on the chart opens the ticket that it fills. */
function openingTicket(trading: DeskTrading, open: (isOpen: boolean) => void): DeskTrading {
  const { offer } = trading;
  if (offer === undefined) return trading;
  const take: typeof offer.take = (choice, price) => {
    offer.take(choice, price);
    open(true);
  };
  return { ...trading, offer: { ...offer, take } };
}

/** A side. */
const levels = 8;

function TicketView({ desk, trading }: { readonly desk: DeskParts; readonly trading: DeskTrading }) {
  const { instrument } = desk;
  const { onPickPrice } = trading;
  const book = useBook(instrument);
  const risk = <TradeRisk trading={trading} />;
  return (
    <>
      {trading.lead}
      {trading.pinnedRiskKey === undefined ? undefined : <div className={styles['riskFirst']}>{risk}</div>}
      <div className={book !== 'none' && onPickPrice !== undefined ? styles['pair'] : styles['single']}>
        {trading.ticket}
        {onPickPrice === undefined ? undefined : book === 'none' ? (
          <LastPrice {...desk} />
        ) : book === 'awaited' ? (
          <AwaitedBook levels={levels} />
        ) : (
          <DepthPanel instrument={instrument} count={levels} onPick={onPickPrice} />
        )}
      </div>
      {trading.orders}
      {trading.pinnedRiskKey === undefined ? <div className={styles['risk']}>{risk}</div> : undefined}
    </>
  );
}

/** The last price, without a book to show it in. */
function LastPrice({ instrument }: Pick<DeskParts, 'instrument'>) {
  const t = useText('trading');
  const quote = useQuote(instrument.symbol);
  return (
    <p className={styles['lastPrice']}>
      <span>{t('confirm.last')}</span>
      <span>
        <PriceText value={quote?.price} step={instrument.priceStep} /> {instrument.quote.name}
      </span>
    </p>
  );
}
