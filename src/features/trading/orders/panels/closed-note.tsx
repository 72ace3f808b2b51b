import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { useReadAtEdges } from '../../../shared/instruments/data/read-at-edges.ts';
import { useClosedNote } from '../operations/use-closed-note.ts';

export interface ClosedNoteProps extends Pick<Instrument, 'isOpen' | 'category'> {
  readonly className: string | undefined;
}

/** When a market that takes no orders opens again; nothing where that is not known. */
export function ClosedNote({ className, ...instrument }: ClosedNoteProps) {
  const note = useClosedNote(instrument);
  return note === undefined ? undefined : <p className={className}>{note}</p>;
}

/** The same beside a ticket, which learns at the moment that its market closes or opens. */
export function TicketClosedNote(props: ClosedNoteProps) {
  useReadAtEdges(props.category);
  return <ClosedNote {...props} />;
}
