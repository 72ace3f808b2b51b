import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { IconFileText } from '../../../core/ui/icons/file-text.gen.tsx';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { useArticles } from '../../shared/articles/data/articles.ts';
import { LackingRow } from '../parts/lacking-row.tsx';
import { OutsideRows } from './brand-links.tsx';

/**
 * Agreements as the server lists them, and the operator's own links from the configuration of this deployment. Without any the
 * group is left out, or says so where that is what a person wants to know: `unread` says that they could not be read.
 */
export function Agreements({ unread }: { readonly unread?: string | undefined }) {
  const t = useText('content');
  const { data, error } = useArticles('agreements');
  const articles = data?.items ?? [];
  const { links } = useRuntimeConfig().legal;
  const hasNone = articles.length === 0 && links.length === 0;
  const isKnown = data !== undefined || error !== null;
  if (hasNone && !(unread !== undefined && isKnown)) return undefined;
  return (
    <LinkRows title={t('help.agreements')}>
      {articles.map(({ id, title }) => (
        <LinkRow key={id} to={pathWith(routes.common.article, { id })} label={title} icon={IconFileText} />
      ))}
      <OutsideRows links={links} icon={IconFileText} />
      {hasNone ? (
        <LackingRow icon={IconFileText} reason={(data === undefined ? unread : undefined) ?? t('terms.noTerms')} />
      ) : undefined}
    </LinkRows>
  );
}
