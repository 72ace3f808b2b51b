import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useReadingAgain } from '../data/presenter-state.ts';
import type { PresenterPanelProps } from './presenter-panel.tsx';
import { SceneLink } from './scene-link.tsx';
import { Tour } from './tour.tsx';

const PresenterPanel = whenWanted<PresenterPanelProps>({
  load: async () => (await import('./presenter-panel.tsx')).PresenterPanel,
});

export interface DemoCompanionProps {
  readonly isPanelOpen: boolean;
  readonly onClosePanel: () => void;
  readonly isTouring: boolean;
  readonly onTour: (isTouring: boolean) => void;
}

/** Everything that accompanies the product in its demo: the presenter's panel, links to scenes, the tour. */
export function DemoCompanion({ isPanelOpen, onClosePanel, isTouring, onTour }: DemoCompanionProps) {
  useTextsAhead(['presenter']);
  useReadingAgain();
  const startTour = (): void => {
    onClosePanel();
    onTour(true);
  };
  return (
    <>
      <SceneLink />
      <Tour isWanted={isTouring} onEnd={() => onTour(false)} />
      {isPanelOpen ? <PresenterPanel onClose={onClosePanel} onTour={startTour} /> : undefined}
    </>
  );
}
