import { useState } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { IconCalendar } from '../../../../core/ui/icons/calendar.gen.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { OpeningField } from './opening-field.tsx';

export interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`; undefined while none is chosen. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
  /** `YYYY-MM-DD`: where the calendar opens without a day, and what it marks. */
  readonly today: string;
  /** Days before it cannot be chosen. */
  readonly earliest?: string | undefined;
  /** A day cannot be taken away again. */
  readonly isNeeded?: boolean;
  readonly error?: string | undefined;
}

/** A day, written as the person writes days and chosen from a calendar in the look of the program. */
export function DayField({ label, value, onChange, isNeeded = false, error, ...days }: DayFieldProps) {
  const t = useText('requests');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const shown = value === undefined ? t('choice.choose') : format.serverWall(value);
  const choose = (day: string | undefined): void => {
    onChange(day);
    setIsOpen(false);
  };
  return (
    <>
      <OpeningField
        label={label}
        shown={shown}
        isEmpty={value === undefined}
        icon={IconCalendar}
        error={error}
        onOpen={() => setIsOpen(true)}
      />
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        footer={
          isNeeded || value === undefined ? undefined : (
            <Button variant="secondary" isWide onClick={() => choose(undefined)}>
              {t('day.clear')}
            </Button>
          )
        }
      >
        <DayCalendar value={value} onChoose={choose} {...days} />
      </Sheet>
    </>
  );
}
