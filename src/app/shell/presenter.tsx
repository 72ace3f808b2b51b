import { lazy, Suspense, useState, type ReactNode } from 'react';

// The condition is decided while building, so that a build for real servers has nothing of the presenter.
const PresenterPanel =
  __SERVER__ === 'in-browser'
    ? lazy(async () => {
        const { loadPresenterPanel } = await import('../../features/presenter/presenter-door.tsx');
        return { default: await loadPresenterPanel() };
      })
    : undefined;

export interface Presenter {
  /** Undefined where there is nothing to present. */
  readonly open: (() => void) | undefined;
  readonly panel: ReactNode;
}

export function usePresenter(): Presenter {
  const [isOpen, setIsOpen] = useState(false);
  if (PresenterPanel === undefined) return { open: undefined, panel: undefined };
  return {
    open: () => setIsOpen(true),
    panel: isOpen ? (
      <Suspense fallback={undefined}>
        <PresenterPanel onClose={() => setIsOpen(false)} />
      </Suspense>
    ) : undefined,
  };
}
