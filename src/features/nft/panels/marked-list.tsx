import { useLocation } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { withLossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import { useMarkedArtworks } from '../data/artworks.ts';
import { WholeGrid } from '../parts/artwork-grid.tsx';
import { ToMarket } from '../parts/to-market.tsx';

/** The person's marked works; for visitors, how to mark. */
export function MarkedList() {
  const t = useText('nft');
  const common = useText('common');
  const now = useServerNow();
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const { data, error, refetch } = useMarkedArtworks();
  if (!isSignedIn)
    return (
      <EmptyState
        title={t('marks.visitor')}
        action={
          <LinkButton to={loginPath(pathname)} state={detour} variant="secondary">
            {common('access.login')}
          </LinkButton>
        }
      />
    );
  return (
    <WholeGrid
      label={t('tabs.marked')}
      artworks={data}
      error={error}
      onRetry={() => void refetch()}
      empty={t('marks.none')}
      emptyAction={<ToMarket />}
      now={now}
      arrange={withLossWarning}
    />
  );
}
