import { useId } from 'react';
import { useIsPast } from '../../../../core/session/use-is-past.ts';
import { Button, type ButtonProps } from '../../../../core/ui/button.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { RestingNoteProps } from './resting-note.tsx';

/** Its words come before they are needed: a server that is gone may be the host of them. */
const LaterRestingNote = whenWanted<RestingNoteProps>({
  load: async () => (await import('./resting-note.tsx')).RestingNote,
  isWanted: ({ isPast }) => isPast,
  isExtra: true,
});

/** What sends a request rests on figures of an earlier visit, and says why. */
export function SendButton({ disabled = false, ...button }: ButtonProps) {
  const isPast = useIsPast();
  const reasonId = useId();
  return (
    <>
      <Button {...button} disabled={disabled || isPast} aria-describedby={isPast ? reasonId : undefined} />
      <LaterRestingNote id={reasonId} isPast={isPast} />
    </>
  );
}
