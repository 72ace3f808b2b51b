import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { ButtonGrid, PanelSection } from './panel-section.tsx';

const speeds = ['0', '1', '60', '3600'] as const;
export type SpeedId = (typeof speeds)[number];

const hourMs = 3_600_000;
const jumpsMs = [hourMs, 24 * hourMs, 7 * 24 * hourMs] as const;

export interface TimeControlsProps {
  /** Epoch ms of the backend. */
  readonly now: number;
  readonly speed: SpeedId;
  readonly pendingEntries: number;
  readonly isBusy: boolean;
  readonly onSpeed: (speed: SpeedId) => void;
  readonly onJump: (milliseconds: number) => void;
  readonly onNextEvent: () => void;
}

export function TimeControls({ now, speed, pendingEntries, ...on }: TimeControlsProps) {
  const { isBusy, onSpeed, onJump, onNextEvent } = on;
  const t = useText('presenter');
  const format = useFormat();
  return (
    <PanelSection title={t('time.title')} value={format.dateTime(now)}>
      <Segmented
        label={t('time.speed')}
        options={speeds.map((id) => ({
          id,
          label: id === '0' ? t('time.paused') : t('time.times', { factor: format.count(Number(id)) }),
        }))}
        value={speed}
        onChange={onSpeed}
      />
      <ButtonGrid>
        {jumpsMs.map((ms) => (
          <Button key={ms} variant="secondary" size="small" isBusy={isBusy} onClick={() => onJump(ms)}>
            {t('time.jump', { span: format.relativeAge(ms) })}
          </Button>
        ))}
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={onNextEvent}>
          {t('time.next')}
        </Button>
      </ButtonGrid>
      <p>{t('time.pending', { entries: format.count(pendingEntries) })}</p>
    </PanelSection>
  );
}
