import type { ReactNode } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';

/** Says why nothing of dual investment can be shown where the server sells something else under its name. */
export function UnlessOtherProduct({ children }: { readonly children: ReactNode }) {
  const t = useText('dual');
  const finance = useText('finance');
  return useServerDialect().dual === 'portfolio' ? (
    <EmptyState
      title={t('otherProduct')}
      action={
        <LinkButton to={routes.financial.index} variant="secondary" size="small">
          {finance('title')}
        </LinkButton>
      }
    />
  ) : (
    children
  );
}
