import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { ButtonGrid, PanelSection } from './panel-section.tsx';

const groups = [
  ['people', ['newcomer', 'busy', 'frozen', 'overdue']],
  ['market', ['calm', 'volatile', 'rally', 'gap', 'stopped', 'liquidated', 'halted', 'weekend', 'closed']],
  ['trouble', ['slow', 'lost', 'failing', 'garbled', 'settling', 'silent', 'dead', 'expired', 'verify', 'full']],
] as const;
export type SceneName = (typeof groups)[number][1][number];

export interface SceneListProps {
  readonly present: SceneName | undefined;
  readonly isBusy: boolean;
  /** Then a scene asks before it plays: it replaces the person's work. */
  readonly isWorkedIn: boolean;
  readonly onPlay: (scene: SceneName) => void;
}

/** Each scene restarts the demo. */
export function SceneList({ present, isBusy, isWorkedIn, onPlay }: SceneListProps) {
  const t = useText('presenter');
  const [asked, setAsked] = useState<SceneName | undefined>(undefined);
  return (
    <>
      {groups.map(([group, scenes]) => (
        <PanelSection key={group} title={t(`tabs.${group}`)}>
          <ButtonGrid size="large">
            {scenes.map((scene) => (
              <Button
                key={scene}
                variant={scene === (asked ?? present) ? 'primary' : 'secondary'}
                size="small"
                isBusy={isBusy}
                aria-pressed={scene === (asked ?? present)}
                onClick={() => (isWorkedIn ? setAsked(scene) : onPlay(scene))}
              >
                {t(`scenes.${scene}`)}
              </Button>
            ))}
          </ButtonGrid>
          {scenes.some((scene) => scene === asked) ? (
            <Question
              isBusy={isBusy}
              onKeep={() => setAsked(undefined)}
              onBegin={() => asked !== undefined && onPlay(asked)}
            />
          ) : undefined}
        </PanelSection>
      ))}
    </>
  );
}

interface QuestionProps {
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onBegin: () => void;
}

/** Comes into sight: under a long list of scenes it opens below the edge of a phone. */
function Question({ isBusy, onKeep, onBegin }: QuestionProps) {
  const t = useText('presenter');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} role="alert">
      <p>{t('link.ask')}</p>
      <ButtonGrid size="large">
        <Button variant="secondary" size="small" onClick={onKeep}>
          {t('seed.keep')}
        </Button>
        <Button variant="danger" size="small" isBusy={isBusy} onClick={onBegin}>
          {t('link.begin')}
        </Button>
      </ButtonGrid>
    </div>
  );
}
