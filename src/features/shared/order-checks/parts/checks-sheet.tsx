import { useState } from 'react';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { Amount, Rate } from '../../../../core/money/amount.ts';
import { isPositive } from '../../../../core/money/fixed-point.ts';
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
const sums = ['quietSpot', 'quietContract'] as const;
type Texts = Readonly<Record<(typeof names)[number] | (typeof sums)[number], string>>;

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
  const quiet = {
    quietSpot: sumIn(texts.quietSpot, languageTag),
    quietContract: sumIn(texts.quietContract, languageTag),
  };
  const save = (): void => {
    const { worsePrice, equityShare, drift } = read;
    const { quietSpot, quietContract } = quiet;
    if (quietSpot === 'unreadable' || quietContract === 'unreadable') return;
    if (worsePrice !== undefined && equityShare !== undefined && drift !== undefined)
      onSave({ worsePrice, equityShare, drift, quietSpot, quietContract });
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
        {sums.map((name) => (
          <DecimalField
            key={name}
            label={t(`checks.${name}`)}
            value={texts[name]}
            hint={t('checks.quietHint')}
            error={quiet[name] === 'unreadable' ? t('checks.quietInvalid') : undefined}
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
  quietSpot: checks.quietSpot === undefined ? '' : formatForInput(checks.quietSpot, languageTag),
  quietContract: checks.quietContract === undefined ? '' : formatForInput(checks.quietContract, languageTag),
});

function limitIn(text: string, languageTag: string): Rate | undefined {
  const reading = parseDecimalInput<Rate>(text, languageTag);
  return reading.kind === 'number' && isCheckable(reading.value) ? reading.value : undefined;
}

/** Blank is none. */
function sumIn(text: string, languageTag: string): Amount | 'unreadable' | undefined {
  if (text.trim() === '') return undefined;
  const reading = parseDecimalInput<Amount>(text, languageTag);
  return reading.kind === 'number' && isPositive(reading.value) ? reading.value : 'unreadable';
}
