import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';

function reload(): void {
  void import('../navigation/load-anew.ts').then(
    ({ loadAnew }) => loadAnew(),
    () => window.location.reload(),
  );
}

/** For a part that this page cannot load: the host may have another version by now. */
export function ReloadButton() {
  const t = useText('common');
  const [isBusy, setIsBusy] = useState(false);
  const start = (): void => {
    setIsBusy(true);
    reload();
  };
  return (
    <Button variant="secondary" size="small" isBusy={isBusy} onClick={start}>
      {t('reload')}
    </Button>
  );
}
