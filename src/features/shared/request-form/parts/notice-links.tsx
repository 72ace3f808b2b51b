import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';

interface RecordsLinkProps {
  readonly path: string;
  /** The records as their page calls them. */
  readonly name?: string | undefined;
}

export function RecordsLink({ path, name }: RecordsLinkProps) {
  const t = useText('requests');
  return (
    <LinkButton to={path} variant="secondary" size="small">
      {name ?? t('outcome.records')}
    </LinkButton>
  );
}

/** To support, with a report of what happened that the person may send. */
export function HelpLink() {
  const t = useText('requests');
  return (
    <LinkButton to={pathWith(routes.kefu.index, { report: 'open' })} variant="quiet" size="small">
      {t('outcome.help')}
    </LinkButton>
  );
}
