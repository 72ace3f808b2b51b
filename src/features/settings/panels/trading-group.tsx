import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { OpenRow, PathRow } from '../../../core/ui/lists/row-group.tsx';
import { useKeptText } from '../../shared/kept-text/data/kept-text.ts';
import { limitsPath } from '../../shared/limits/model/limits-path.ts';
import { readChecks, writeChecks } from '../../shared/order-checks/model/kept-checks.ts';
import type { ChecksSheetProps } from '../../shared/order-checks/parts/checks-sheet.tsx';
import { SettingGroup } from '../parts/setting-group.tsx';

const ChecksSheet = whenWanted<ChecksSheetProps>({
  load: async () => (await import('../../shared/order-checks/parts/checks-sheet.tsx')).ChecksSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** What holds before an order is sent: own limits, a break, and when the app asks twice. */
export function TradingGroup() {
  const t = useText('settings');
  const { languageTag } = useFormat();
  const [kept, keep] = useKeptText('trading.checks');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingGroup title={t('trading.title')}>
      <PathRow label={t('trading.limits')} to={limitsPath} />
      <OpenRow label={t('trading.checks')} onOpen={() => setIsOpen(true)} />
      <ChecksSheet
        isOpen={isOpen}
        checks={readChecks(kept)}
        languageTag={languageTag}
        onSave={(checks) => {
          keep(writeChecks(checks));
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </SettingGroup>
  );
}
