import { Suspense } from 'react';
import { laterPart } from '../../../../core/ui/later-part.ts';

// The condition is decided while building: a build for real servers has neither the words nor their chunk.
const DemoCode =
  __SERVER__ === 'in-browser' ? laterPart(async () => (await import('./demo-code.tsx')).DemoCode) : undefined;

/** Where the demo says its code, below every field for one; nothing anywhere else. */
export function DemoCodeSlot() {
  if (DemoCode === undefined) return undefined;
  return (
    <Suspense fallback={undefined}>
      <DemoCode />
    </Suspense>
  );
}
