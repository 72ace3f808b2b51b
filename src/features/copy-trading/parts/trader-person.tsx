import type { LeadTrader } from '../../../core/domain/products/copy-trading.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import requests from '../../shared/request-form/parts/requests.module.css';
import styles from './copy-trading.module.css';
import { TraderFace } from './trader-face.tsx';

/** Who a trader is: a drawn face, the name, and how many follow. */
export function TraderPerson({ trader }: { readonly trader: Pick<LeadTrader, 'id' | 'nickname' | 'followers'> }) {
  const t = useText('copyTrading');
  const format = useFormat();
  const { id, nickname, followers } = trader;
  return (
    <div className={styles['person']}>
      <TraderFace id={id} size={56} />
      <span className={styles['name']}>
        <span className={requests['title']}>{nickname === '' ? id : nickname}</span>
        <span className={styles['aside']}>
          {t('followers')} · {format.count(followers)}
        </span>
      </span>
    </div>
  );
}
