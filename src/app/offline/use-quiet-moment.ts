import { useEffect, useState } from 'react';
import { useTopmostSheet } from '../../core/ui/sheets/open-sheets.ts';

/** The polling interval. */
const lookAgainMs = 500;

const textFields = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="hidden"])';

const isFilled = (field: Element): boolean => 'value' in field && field.value !== '';

/** A ticket or another form is on the page, or a field contains text. */
const isSomethingOpen = (): boolean =>
  document.querySelector('form') !== null || [...document.querySelectorAll(textFields)].some(isFilled);

/** A reload would lose nothing now. */
export function useQuietMoment(): boolean {
  const sheet = useTopmostSheet();
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const look = (): void => setIsQuiet(!isSomethingOpen());
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return isQuiet && sheet === undefined;
}
