import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { productFile } from '../../../core/i18n/product-name.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { leavesPractice } from '../../../core/navigation/leaves-practice.ts';
import { Button } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { personaNamed, sceneNamed, usePresenterActions } from '../data/presenter-actions.ts';
import { usePresenterState } from '../data/presenter-state.ts';
import { storyStart } from '../model/scene-stories.ts';
import type { TabProps } from '../operations/tab-props.ts';
import { readSceneWish, withoutSceneWish, type ReadSceneWish } from '../model/scene-link.ts';
import { seedDigitsMax } from '../model/seed.ts';
import { ButtonGrid } from '../parts/panel-section.tsx';
import { saveAsFile } from '../../../core/ui/save-as-file.ts';

const home = '/';

interface Opened {
  readonly wish: ReadSceneWish;
  /** The page that the link shows. */
  readonly path: string;
}

/** Follows a link that asks for a scene or a seed: at once in an untouched demo, otherwise after asking. */
export function SceneLink({ onScene }: Pick<TabProps, 'onScene'>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const asked = readSceneWish(search);
  const path = `${pathname}${withoutSceneWish(search)}`;
  const standing = asked === undefined ? undefined : JSON.stringify(asked);
  const [seen, setSeen] = useState<string | undefined>(undefined);
  // Handled once while it is in the address; the same link may come again later.
  if (standing !== seen) {
    setSeen(standing);
    if (asked !== undefined) setOpened({ wish: asked, path });
  }
  useEffect(() => {
    // The wish is taken out of the address, so that a reload and the way back do not ask for it again.
    if (readSceneWish(search) !== undefined) void navigate(path, { replace: true });
  }, [search, path, navigate]);
  if (opened === undefined) return undefined;
  return (
    <Following key={JSON.stringify(opened)} opened={opened} onScene={onScene} onEnd={() => setOpened(undefined)} />
  );
}

interface FollowingProps extends Pick<TabProps, 'onScene'> {
  readonly opened: Opened;
  readonly onEnd: () => void;
}

function Following({ opened, onScene, onEnd }: FollowingProps) {
  const t = useText('presenter');
  const navigate = useNavigate();
  const { state, isFresh } = usePresenterState();
  const actions = usePresenterActions((error) => {
    notify.failure(error);
    onEnd();
  });
  const hasBegun = useRef(false);
  const { wish, path } = opened;
  const scene = sceneNamed(wish.scene);
  const name = scene === undefined ? undefined : t(`scenes.${scene}`);
  const wrong = useWrongPart(wish);
  const begin = (): void => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Another page or another person is asked for: there the story would be wrong.
    const isTold = scene !== undefined && path === home && wish.persona === undefined;
    actions.begin({ scene, seed: wish.seed, persona: personaNamed(wish.persona), isTold }, (scenePath) => {
      notify.success(name === undefined ? t('seed.done') : t('on.scene', { name }));
      onEnd();
      const start = isTold ? (storyStart(scene) ?? scenePath) : scenePath;
      void navigate(path === home ? (start ?? home) : path, { state: leavesPractice });
      if (isTold) onScene(scene);
    });
  };
  const isFree = isFresh && state !== undefined && !state.isWorkedIn;
  useEffect(() => {
    if (wrong !== undefined) {
      notify.problem(wrong);
      onEnd();
    } else if (isFree) begin();
  });
  if (wrong !== undefined || state === undefined || !isFresh || isFree) return undefined;
  return (
    <Question
      title={name === undefined ? t('link.askSeed', { seed: wish.seed ?? state.seed }) : t('link.askScene', { name })}
      isBusy={actions.isBusy}
      onSave={() => actions.save((text) => saveAsFile(text, productFile('demo.json')))}
      onKeep={onEnd}
      onBegin={begin}
    />
  );
}

/** What of a link this demo cannot follow: then it follows none of it, because the result would be another world. */
function useWrongPart({ scene, persona, isSeedWrong }: ReadSceneWish): string | undefined {
  const t = useText('presenter');
  const format = useFormat();
  if (scene !== undefined && sceneNamed(scene) === undefined) return t('link.unknown');
  if (persona !== undefined && personaNamed(persona) === undefined) return t('link.unknownPerson');
  return isSeedWrong ? t('link.wrongSeed', { max: format.count(seedDigitsMax) }) : undefined;
}

interface QuestionProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onKeep: () => void;
  readonly onBegin: () => void;
}

function Question({ title, isBusy, onSave, onKeep, onBegin }: QuestionProps) {
  const t = useText('presenter');
  return (
    <Sheet isOpen onClose={onKeep} title={title}>
      <p>{t('link.ask')}</p>
      <ButtonGrid>
        <Button variant="secondary" data-autofocus="" onClick={onKeep}>
          {t('seed.keep')}
        </Button>
        <Button variant="secondary" isBusy={isBusy} onClick={onSave}>
          {t('unreadable.save')}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={onBegin}>
          {t('link.begin')}
        </Button>
      </ButtonGrid>
    </Sheet>
  );
}
