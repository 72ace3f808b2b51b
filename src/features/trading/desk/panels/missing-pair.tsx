import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { EmptyState, ErrorState } from '../../../../core/ui/lists/list-state.tsx';
import { UnreadableRows } from '../../../../core/ui/lists/unreadable-rows.tsx';
import { useLackingPairs } from '../../../shared/instruments/data/instruments.ts';
import type { PairOnScreen } from '../operations/use-pair.ts';

export interface MissingPairProps {
  readonly pair: Pick<PairOnScreen, 'symbol' | 'error' | 'retry'>;
}

/** In place of a pair that is not in the list of pairs. It may be among the rows that could not be read. */
export function MissingPair({ pair }: MissingPairProps) {
  const t = useText('trading');
  const lacking = useLackingPairs();
  const symbol = pair.symbol ?? '';
  if (pair.error !== null) return <ErrorState error={pair.error} onRetry={pair.retry} />;
  return (
    <>
      <UnreadableRows of={lacking} />
      <EmptyState
        title={symbol === '' ? t('picker.none') : t('picker.missing', { symbol })}
        action={<LinkButton to={routes.market.market}>{t('picker.toMarket')}</LinkButton>}
      />
    </>
  );
}
