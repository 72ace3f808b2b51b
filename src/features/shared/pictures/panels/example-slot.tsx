import { Suspense } from 'react';
import { laterPart } from '../../../../core/ui/later-part.ts';
import type { ExampleButtonProps } from './example-button.tsx';

// The condition is decided while building: a build for real servers has neither the button nor its chunk.
const ExampleButton =
  __SERVER__ === 'in-browser' ? laterPart(async () => (await import('./example-button.tsx')).ExampleButton) : undefined;

/** Where the demo offers an example picture in place of a real document; empty elsewhere. */
export function ExampleSlot(props: ExampleButtonProps) {
  if (ExampleButton === undefined) return undefined;
  return (
    <Suspense fallback={undefined}>
      <ExampleButton {...props} />
    </Suspense>
  );
}
