import { useState } from 'react';
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
}

/** Everything that accompanies the product in its demo: the presenter's panel, links to scenes, the tour. */
export function DemoCompanion({ isPanelOpen, onClosePanel }: DemoCompanionProps) {
  useTextsAhead(['presenter']);
  useReadingAgain();
  const [isTourWanted, setIsTourWanted] = useState(false);
  const startTour = (): void => {
    onClosePanel();
    setIsTourWanted(true);
  };
  return (
    <>
      <SceneLink />
      <Tour isWanted={isTourWanted} onEnd={() => setIsTourWanted(false)} />
      {isPanelOpen ? <PresenterPanel onClose={onClosePanel} onTour={startTour} /> : undefined}
    </>
  );
}
