import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';

function reload(): void {
  void import('../waiting/load-anew.ts').then(
    ({ loadAnew }) => loadAnew(),
    () => window.location.reload(),
  );
}

/** For a part that this page cannot load: the host may have another version by now. */
export function ReloadButton() {
  const t = useText('common');
  return (
    <Button variant="secondary" size="small" onClick={reload}>
      {t('reload')}
    </Button>
  );
}
