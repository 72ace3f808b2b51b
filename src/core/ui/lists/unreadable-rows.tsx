import { Suspense } from 'react';
import type { Lacking } from '../../domain/page.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconAlertTriangle } from '../icons/alert-triangle.gen.tsx';
import { laterPart } from '../later-part.ts';
import type { UnreadableKind } from './unreadable-note.tsx';

const UnreadableNote = laterPart(async () => (await import('./unreadable-note.tsx')).UnreadableNote);

interface UnreadableRowsProps {
  /** Undefined until it has been read. */
  readonly of: Lacking | undefined;
  readonly kind?: UnreadableKind | undefined;
}

/** Where the note begins. Not in a style sheet: those of the first screens have no room for what is rarely seen. */
const place = { margin: 'var(--space-2) var(--list-inset, var(--gutter))' } as const;

/** Stands where the note will: from the first moment on, what lacks rows is not shown as if it were whole. */
function Mark() {
  const t = useText('common');
  return <IconAlertTriangle size={16} style={place} role="img" aria-label={t('partFailed')} />;
}

/** Nothing where all rows of a list could be read. Rarely wanted, so it is fetched by itself, and no list waits for it. */
export function UnreadableRows({ of, kind }: UnreadableRowsProps) {
  return of?.unreadable === undefined ? undefined : (
    <Suspense fallback={<Mark />}>
      <UnreadableNote rows={of.unreadable} kind={kind} />
    </Suspense>
  );
}
