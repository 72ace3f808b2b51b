import { useNavigate } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { leavesPractice } from '../../../core/navigation/leaves-practice.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { notify } from '../../../core/ui/notify.ts';
import { storyStart } from '../model/scene-stories.ts';
import { SceneList } from '../parts/scene-list.tsx';
import type { TabProps } from '../operations/tab-props.ts';

/** Plays a scene, signs its person in, and opens the page that shows it best. */
export function ScenesTab({ state, actions, onClose, onScene }: TabProps) {
  const t = useText('presenter');
  const navigate = useNavigate();
  return (
    <SceneList
      present={state.scene}
      isBusy={actions.isBusy}
      isWorkedIn={state.isWorkedIn}
      onPlay={(scene) =>
        actions.begin({ scene, isTold: true }, (path) => {
          notify.success(t('on.scene', { name: t(`scenes.${scene}`) }));
          void navigate(storyStart(scene) ?? path ?? routes.home, { state: leavesPractice });
          onScene(scene);
          onClose();
        })
      }
    />
  );
}
