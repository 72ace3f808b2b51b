import { useEffect } from 'react';
import { useFormat } from '../../core/i18n/use-format.ts';
import { useText } from '../../core/i18n/use-text.ts';
import './last-read-notice.css';

/** Says of when the figures of an earlier visit are, and dims the page while it stands. */
export function LastReadNotice({ readAt }: { readonly readAt: number }) {
  const t = useText('connection');
  const format = useFormat();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['lastRead'] = '';
    return () => {
      delete dataset['lastRead'];
    };
  }, []);
  return (
    <p className="last-read" role="status">
      {t('lastRead', { time: format.dateTime(readAt) })}
    </p>
  );
}
