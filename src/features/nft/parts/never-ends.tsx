import { useText } from '../../../core/i18n/use-text.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';

/** Said before a bid on a server that ends no auction. */
export function NeverEnds() {
  const t = useText('nft');
  return (
    <Notice tone="caution" title={t('neverEnds.title')}>
      <p>{t('neverEnds.text')}</p>
    </Notice>
  );
}
