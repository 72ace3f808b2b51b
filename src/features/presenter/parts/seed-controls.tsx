import { useState } from 'react';
import { dialectNames, type DialectName } from '../../../core/domain/server/dialect-name.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { SelectField } from '../../../core/ui/fields/select-field.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { isSeed, seedDigitsMax } from '../model/seed.ts';
import { ButtonGrid, PanelSection } from './panel-section.tsx';

export interface SeedControlsProps {
  readonly seed: number;
  /** The family of servers that the backend speaks like. */
  readonly words: DialectName;
  readonly isBusy: boolean;
  /** Undefined starts again with the present seed. */
  readonly onReset: (seed: number | undefined, words: DialectName) => void;
}

export function SeedControls({ seed, words, isBusy, onReset }: SeedControlsProps) {
  const t = useText('presenter');
  const format = useFormat();
  const [text, setText] = useState('');
  const [family, setFamily] = useState(words);
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
      <SelectField
        label={t('words.label')}
        hint={t('words.hint')}
        value={family}
        onChange={setFamily}
        options={dialectNames.map((id) => ({
          id,
          label: id === 'standard' ? t('words.standard') : t('words.named', { name: id.toUpperCase() }),
        }))}
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
            onClick={() => onReset(text === '' ? undefined : Number(text), family)}
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
