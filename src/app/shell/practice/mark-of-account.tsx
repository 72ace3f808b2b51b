import type { AccountScope } from '../../../core/account/account-scope.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { ModeWords } from './mode-words.tsx';
import { ModeContext, modeOf, useMode } from './mode.ts';

/** The words for the money of an account, for either account. On a page of practice real money has its word, too. */
export function MarkOfAccount({ account }: { readonly account: AccountScope }) {
  const t = useText('notices');
  const page = useMode();
  const mode = modeOf(usePort(ServerInfo), account.id);
  if (page.isSimulated && !mode.isSimulated && !mode.isDemo) return <strong>{t('scope.live')}</strong>;
  return (
    <ModeContext value={mode}>
      <ModeWords />
    </ModeContext>
  );
}
