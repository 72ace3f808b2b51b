import { useText } from '../i18n/use-text.ts';
import { askForHelp, type HelpCase } from './asked-help.ts';
import { Button } from './button.tsx';

/** Beside what went wrong: the way to a report of it. */
export function HelpButton({ error, onAsked }: HelpCase & { readonly onAsked?: () => void }) {
  const t = useText('common');
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => {
        onAsked?.();
        askForHelp({ error });
      }}
    >
      {t('help')}
    </Button>
  );
}
