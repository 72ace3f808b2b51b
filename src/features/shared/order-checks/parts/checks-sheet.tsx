import { useState } from 'react';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { Rate } from '../../../../core/money/amount.ts';
import { formatForInput, formatPercent } from '../../../../core/money/format.ts';
import { parseDecimalInput } from '../../../../core/money/parse.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { DecimalField } from '../../../../core/ui/fields/decimal-field.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { checkMax, defaultChecks, isCheckable, type OrderChecks } from '../model/kept-checks.ts';
import styles from './checks-sheet.module.css';

export interface ChecksSheetProps {
  readonly isOpen: boolean;
  readonly checks: OrderChecks;
  readonly languageTag: string;
  readonly onSave: (checks: OrderChecks) => void;
  readonly onClose: () => void;
}

const names = ['worsePrice', 'equityShare', 'drift'] as const;
type Texts = Readonly<Record<(typeof names)[number], string>>;

/** The person's own limits for being asked twice. */
export function ChecksSheet(props: ChecksSheetProps) {
  useTextsAhead(['limits']);
  return props.isOpen ? <OpenChecks {...props} /> : undefined;
}

function OpenChecks({ checks, languageTag, onSave, onClose }: ChecksSheetProps) {
  const t = useText('limits');
  const [texts, setTexts] = useState<Texts>(() => textsOf(checks, languageTag));
  const read = {
    worsePrice: limitIn(texts.worsePrice, languageTag),
    equityShare: limitIn(texts.equityShare, languageTag),
    drift: limitIn(texts.drift, languageTag),
  };
  const save = (): void => {
    const { worsePrice, equityShare, drift } = read;
    if (worsePrice !== undefined && equityShare !== undefined && drift !== undefined)
      onSave({ worsePrice, equityShare, drift });
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('checks.title')}
      footer={
        <div className={styles['actions']}>
          <Button variant="secondary" onClick={() => setTexts(textsOf(defaultChecks, languageTag))}>
            {t('checks.reset')}
          </Button>
          <Button onClick={save}>{t('checks.save')}</Button>
        </div>
      }
    >
      <div className={styles['fields']}>
        <p>{t('checks.intro')}</p>
        {names.map((name) => (
          <DecimalField
            key={name}
            label={t(`checks.${name}`)}
            value={texts[name]}
            unit={t('checks.percent')}
            error={
              read[name] === undefined
                ? t('checks.invalid', { max: formatPercent(checkMax, { languageTag, places: 0 }) })
                : undefined
            }
            onChange={(text) => setTexts({ ...texts, [name]: text })}
          />
        ))}
      </div>
    </Sheet>
  );
}

const textsOf = (checks: OrderChecks, languageTag: string): Texts => ({
  worsePrice: formatForInput(checks.worsePrice, languageTag),
  equityShare: formatForInput(checks.equityShare, languageTag),
  drift: formatForInput(checks.drift, languageTag),
});

function limitIn(text: string, languageTag: string): Rate | undefined {
  const reading = parseDecimalInput<Rate>(text, languageTag);
  return reading.kind === 'number' && isCheckable(reading.value) ? reading.value : undefined;
}
