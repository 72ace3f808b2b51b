import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { Switch } from '../../../core/ui/fields/switch.tsx';
import type { FaultValues } from '../model/faults-that-are-on.ts';
import { PanelRow, PanelSection } from './panel-section.tsx';

const latencies = ['0', '300', '1000', '5000'] as const;
const failures = ['0', '10', '50', '100'] as const;
const switches = [
  'loseNextAnswer',
  'expireNextCall',
  'verifyNextCall',
  'lateSettlements',
  'socketDown',
  'socketSilent',
  'storageFull',
] as const;

export interface FaultControlsProps {
  readonly faults: FaultValues;
  readonly onChange: (faults: Partial<FaultValues>) => void;
  readonly onDropSocket: () => void;
}

const nearest = <Id extends string>(options: readonly Id[], value: number): Id | undefined =>
  options.findLast((option) => Number(option) <= value);

export function FaultControls({ faults, onChange, onDropSocket }: FaultControlsProps) {
  const t = useText('presenter');
  const format = useFormat();
  return (
    <PanelSection title={t('faults.title')}>
      <PanelRow label={t('faults.latency')}>
        <Segmented
          label={t('faults.latency')}
          options={latencies.map((id) => ({
            id,
            label: t('faults.seconds', { amount: format.count(Number(id) / 1000) }),
          }))}
          value={nearest(latencies, faults.latencyMs) ?? '0'}
          onChange={(latency) => onChange({ latencyMs: Number(latency) })}
        />
      </PanelRow>
      <PanelRow label={t('faults.failed')}>
        <Segmented
          label={t('faults.failed')}
          options={failures.map((id) => ({ id, label: format.share(Number(id)) }))}
          value={nearest(failures, faults.failedPercent) ?? '0'}
          onChange={(share) => onChange({ failedPercent: Number(share) })}
        />
      </PanelRow>
      <PanelRow label={t('faults.garbled')}>
        <Segmented
          label={t('faults.garbled')}
          options={failures.map((id) => ({ id, label: format.share(Number(id)) }))}
          value={nearest(failures, faults.garbledPercent) ?? '0'}
          onChange={(share) => onChange({ garbledPercent: Number(share) })}
        />
      </PanelRow>
      {switches.map((id) => (
        <Switch
          key={id}
          label={t(`faults.${id}`)}
          description={t(`faults.${id}Hint`)}
          checked={faults[id]}
          onChange={(isOn) => onChange({ [id]: isOn })}
        />
      ))}
      <Button variant="secondary" size="small" onClick={onDropSocket}>
        {t('faults.dropSocket')}
      </Button>
    </PanelSection>
  );
}
