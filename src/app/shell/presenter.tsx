import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { laterPart } from '../../core/ui/later-part.ts';

// A build-time condition, so that a build for real servers contains nothing of the presenter.
const parts =
  __SERVER__ === 'in-browser'
    ? {
        Companion: laterPart(async () => {
          const { loadDemoCompanion } = await import('../../features/presenter/presenter-door.tsx');
          return loadDemoCompanion();
        }),
        Offer: laterPart(async () => {
          const { loadTourOffer } = await import('../../features/presenter/presenter-door.tsx');
          return loadTourOffer();
        }),
        Mark: laterPart(async () => {
          const { loadPresenterMark } = await import('../../features/presenter/presenter-door.tsx');
          return loadPresenterMark();
        }),
      }
    : undefined;

export interface Presenter {
  readonly open: () => void;
  /** The badge's addition to its word. */
  readonly mark: ReactNode;
  /** The tour, beside the badge. */
  readonly offer: ReactNode;
  readonly companion: ReactNode;
}

/** After the first paint: a visitor sees the product before anything about it. */
function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAwake(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return isAwake;
}

function useParts({ Companion, Mark, Offer }: NonNullable<typeof parts>): Presenter {
  const [isOpen, setIsOpen] = useState(false);
  const [isTouring, setIsTouring] = useState(false);
  const isAwake = useAwake();
  return {
    open: () => setIsOpen(true),
    mark: isAwake ? (
      <Suspense fallback={undefined}>
        <Mark />
      </Suspense>
    ) : undefined,
    offer: isAwake ? (
      <Suspense fallback={undefined}>
        <Offer onTake={() => setIsTouring(true)} />
      </Suspense>
    ) : undefined,
    companion: isAwake ? (
      <Suspense fallback={undefined}>
        <Companion
          isPanelOpen={isOpen}
          onClosePanel={() => setIsOpen(false)}
          isTouring={isTouring}
          onTour={setIsTouring}
        />
      </Suspense>
    ) : undefined,
  };
}

/** Undefined without a presenter, and then a hook without state. */
export const usePresenter: () => Presenter | undefined = parts === undefined ? () => undefined : () => useParts(parts);
