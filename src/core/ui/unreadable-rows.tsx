import { Suspense } from 'react';
import type { Lacking } from '../domain/page.ts';
import { laterPart } from './later-part.ts';
import type { UnreadableKind } from './unreadable-note.tsx';

const UnreadableNote = laterPart(async () => (await import('./unreadable-note.tsx')).UnreadableNote);

interface UnreadableRowsProps {
  /** Undefined until it has been read. */
  readonly of: Lacking | undefined;
  readonly kind?: UnreadableKind | undefined;
}

/** Empty if all rows are readable. Rarely needed, so it loads separately, and no list waits for it. */
export function UnreadableRows({ of, kind }: UnreadableRowsProps) {
  return of?.unreadable === undefined ? undefined : (
    <Suspense>
      <UnreadableNote rows={of.unreadable} kind={kind} />
    </Suspense>
  );
}
