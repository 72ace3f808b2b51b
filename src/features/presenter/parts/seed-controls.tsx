import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import { isSeed, seedDigitsMax } from '../model/seed.ts';
import { ButtonGrid, PanelSection } from './panel-section.tsx';

export interface SeedControlsProps {
  readonly seed: number;
  readonly isBusy: boolean;
  /** Undefined starts again with the present seed. */
  readonly onReset: (seed: number | undefined) => void;
}

export function SeedControls({ seed, isBusy, onReset }: SeedControlsProps) {
  const t = useText('presenter');
  const format = useFormat();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isGood = isSeed(text);
  return (
    <PanelSection title={t('seed.title')} value={seed}>
      <TextField
        label={t('seed.other')}
        hint={t('seed.hint')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={isGood ? undefined : t('seed.wrong', { max: format.count(seedDigitsMax) })}
        onChange={(event) => setText(event.target.value)}
      />
      {isAsked ? (
        <ButtonGrid>
          <Button variant="secondary" size="small" onClick={() => setIsAsked(false)}>
            {t('seed.keep')}
          </Button>
          <Button
            variant="danger"
            size="small"
            isBusy={isBusy}
            disabled={!isGood}
            onClick={() => onReset(text === '' ? undefined : Number(text))}
          >
            {t('seed.confirm')}
          </Button>
        </ButtonGrid>
      ) : (
        <Button variant="danger" size="small" disabled={!isGood} onClick={() => setIsAsked(true)}>
          {t('seed.reset')}
        </Button>
      )}
    </PanelSection>
  );
}
