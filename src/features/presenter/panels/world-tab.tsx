import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPreviewSearch } from '../../../core/brand/preview-order.ts';
import { productFile } from '../../../core/i18n/product-name.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { studioPath } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { sceneLink } from '../model/scene-link.ts';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';
import { PanelSection } from '../parts/panel-section.tsx';
import { SeedControls } from '../parts/seed-controls.tsx';
import { LinkControls, WorldFileControls } from '../parts/world-file-controls.tsx';
import type { TabProps } from '../operations/tab-props.ts';

const fileName = (): string => productFile('demo.json');
const refusals = {
  'foreign-file': 'file.foreign',
  'damaged-file': 'file.damaged',
  'other-version': 'file.otherVersion',
} as const;
type Refusal = keyof typeof refusals;

export function WorldTab({ state, actions, onClose }: TabProps) {
  const t = useText('presenter');
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const link = useLinkToThis(state);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      notify.success(t('link.copied'));
    } catch {
      notify.problem(t('link.notCopied'));
    }
  };
  const studio = useText('studio');
  return (
    <>
      <LinkControls link={link} onCopy={() => void copy()} />
      <WorldFileControls
        isBusy={actions.isBusy}
        refusal={refusal === undefined ? undefined : t(refusals[refusal])}
        onSave={() =>
          actions.save((text) => {
            saveAsFile(text, fileName());
            notify.success(t('unreadable.saved', { file: fileName() }));
          })
        }
        onOpen={(file) =>
          actions.open(file, (outcome) => {
            setRefusal(outcome === 'done' ? undefined : outcome);
            if (outcome !== 'done') return;
            notify.success(t('file.opened'));
            onClose();
          })
        }
      />
      <SeedControls
        seed={state.seed}
        words={state.words}
        isBusy={actions.isBusy}
        onReset={(seed, words) => actions.begin({ seed, words }, () => notify.success(t('seed.done')))}
      />
      {isPreviewSearch(window.location.search) ? undefined : (
        <PanelSection title={studio('title')}>
          <p>{studio('lead')}</p>
          <LinkButton to={studioPath} size="small" variant="secondary">
            {studio('openStudio')}
          </LinkButton>
        </PanelSection>
      )}
    </>
  );
}

function useLinkToThis({ people, scene, seed }: TabProps['state']): string {
  const { pathname, search } = useLocation();
  const login = useCurrentUser().data?.login;
  const persona = people.find(({ identifier }) => identifier === login)?.persona;
  return sceneLink({ href: window.location.href, pathname, search }, { scene, seed, persona });
}
