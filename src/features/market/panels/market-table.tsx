import { MarketRow } from './market-row.tsx';
import { QuoteList, type QuoteListProps } from './quote-list.tsx';

const rowHeight = 44;

/** The market of a desktop. */
export const MarketTable = (props: QuoteListProps) => <QuoteList {...props} Row={MarketRow} rowHeight={rowHeight} />;
