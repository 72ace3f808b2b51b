import { useState } from 'react';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useLivedDays } from '../operations/use-lived-days.ts';
import { useReadingAgain } from '../data/presenter-state.ts';
import type { PresenterPanelProps } from './presenter-panel.tsx';
import type { StoryName } from '../model/scene-stories.ts';
import { SceneLink } from './scene-link.tsx';
import type { StoryProps } from './story.tsx';
import { Tour } from './tour.tsx';

const Story = whenWanted<StoryProps>({ load: async () => (await import('./story.tsx')).Story });
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
  useLivedDays();
  // The same scene twice in a row is told from its beginning.
  const [told, setTold] = useState<{ readonly scene: StoryName; readonly number: number }>();
  const tell = (scene: StoryName): void => setTold((last) => ({ scene, number: (last?.number ?? 0) + 1 }));
  const startTour = (): void => {
    onClosePanel();
    onTour(true);
  };
  return (
    <>
      <SceneLink onScene={tell} />
      {told === undefined ? undefined : <Story key={told.number} scene={told.scene} onEnd={() => setTold(undefined)} />}
      <Tour isWanted={isTouring} onEnd={() => onTour(false)} />
      {isPanelOpen ? <PresenterPanel onClose={onClosePanel} onTour={startTour} onScene={tell} /> : undefined}
    </>
  );
}
