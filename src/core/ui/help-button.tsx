import { useText } from '../i18n/use-text.ts';
import { askForHelp, type HelpCase } from './asked-help.ts';
import { Button } from './button.tsx';

/** Beside what went wrong: the way to a report of it. */
export function HelpButton({ error }: HelpCase) {
  const t = useText('common');
  return (
    <Button variant="quiet" size="small" onClick={() => askForHelp({ error })}>
      {t('help')}
    </Button>
  );
}
