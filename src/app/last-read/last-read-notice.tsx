import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormat } from '../../core/i18n/use-format.ts';
import { useText } from '../../core/i18n/use-text.ts';
import { useNoWay } from '../../core/session/use-no-way.ts';
import { Button } from '../../core/ui/button.tsx';
import { isRestored } from './restored.ts';
import './last-read-notice.css';

/** Says why figures of an earlier visit are shown and of when they are, and dims the page while it stands. */
export function LastReadNotice({ readAt }: { readonly readAt: number }) {
  const t = useText('connection');
  const common = useText('common');
  const format = useFormat();
  const queries = useQueryClient();
  const noWay = useNoWay();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['lastRead'] = '';
    return () => {
      delete dataset['lastRead'];
    };
  }, []);
  const why = noWay === undefined ? '' : `${t(`lastReadWhy.${noWay === 'offline' ? noWay : 'silent'}`)} `;
  const again = (): void =>
    void queries.invalidateQueries({ predicate: ({ queryHash }) => isRestored(queryHash) }, { cancelRefetch: false });
  return (
    <div className="last-read" role="status">
      <p>{why + t('lastRead', { time: format.dateTime(readAt) })}</p>
      {noWay === 'offline' ? undefined : (
        <Button variant="quiet" size="small" onClick={again}>
          {common('retry')}
        </Button>
      )}
    </div>
  );
}
