import type { PresenterActions } from '../data/presenter-actions.ts';
import type { BackendState } from '../data/presenter-state.ts';
import type { StoryName } from '../model/scene-stories.ts';

/** What every tab of the panel is given. */
export interface TabProps {
  readonly state: BackendState;
  readonly actions: PresenterActions;
  readonly onClose: () => void;
  /** Tells the story of the scene that has begun. */
  readonly onScene: (scene: StoryName) => void;
}
