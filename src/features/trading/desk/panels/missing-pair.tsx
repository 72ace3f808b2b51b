import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { EmptyState, ErrorState } from '../../../../core/ui/lists/list-state.tsx';
import { UnreadableRows } from '../../../../core/ui/lists/unreadable-rows.tsx';
import { useLackingPairs } from '../../../shared/instruments/data/instruments.ts';
import type { PairOnScreen } from '../operations/use-pair.ts';

export interface MissingPairProps {
  readonly pair: Pick<PairOnScreen, 'symbol' | 'error' | 'retry'>;
}

/** In place of a pair that is not in the list of pairs, or whose list could not be read. */
export function MissingPair({ pair: { symbol = '', error, retry } }: MissingPairProps) {
  useTextsAhead(['market']);
  return error === null ? <NotListed symbol={symbol} /> : <ErrorState error={error} onRetry={retry} />;
}

/** Asks for the list only where it is there: where it failed, to ask is to read it again, and this page would come and go. */
function NotListed({ symbol }: { readonly symbol: string }) {
  const t = useText('market');
  const lacking = useLackingPairs();
  return (
    <>
      {/* The pair may be among them. */}
      <UnreadableRows of={lacking} />
      <EmptyState
        title={symbol === '' ? t('picker.unnamed') : t('picker.missing', { symbol })}
        action={<LinkButton to={routes.market.market}>{t('picker.toMarket')}</LinkButton>}
      />
    </>
  );
}
