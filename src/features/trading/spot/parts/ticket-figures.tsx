import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { TicketLines, type TicketLinesProps } from './ticket-lines.tsx';
import { TicketNote } from './ticket-notes.tsx';

/** What a ticket comes to, and what there is to know about it. */
export function TicketFigures(props: TicketLinesProps) {
  useTextsAhead(['records']);
  return (
    <>
      <TicketLines {...props} />
      <TicketNote draft={props.draft} summary={props.summary} />
    </>
  );
}
