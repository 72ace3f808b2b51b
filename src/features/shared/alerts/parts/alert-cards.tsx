import { IconBellRinging, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PriceAlert } from '../../../../core/domain/price-alert.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import styles from './alert-cards.module.css';
import { useAlertTexts } from './use-alert-texts.ts';

export interface AlertCardsProps {
  readonly alerts: readonly PriceAlert[];
  /** Where the chart of a pair is. */
  readonly chartPath: (symbol: string) => string;
  /** The word for the kind of money on the page, which every message carries. */
  readonly mark: ReactNode;
  readonly onDismiss: (alert: PriceAlert) => void;
}

/** What was reached stays until it is put away: nobody has to be quick. */
export function AlertCards({ alerts, chartPath, mark, onDismiss }: AlertCardsProps) {
  const t = useText('alerts');
  const texts = useAlertTexts();
  return (
    <section className={styles['region']} aria-label={t('notice.label')}>
      <div role="status" className={styles['cards']}>
        {alerts.map((alert) => (
          <div key={alert.id} className={styles['card']} data-alert={alert.id}>
            <IconBellRinging size={20} stroke={1.75} aria-hidden="true" />
            <span className={styles['text']}>
              {texts.news(alert)}{' '}
              <Link to={chartPath(alert.symbol)} className={styles['link']} onClick={() => onDismiss(alert)}>
                {t('notice.chart')}
              </Link>
            </span>
            {mark}
            <IconButton label={t('notice.dismiss', { alert: texts.wish(alert) })} onClick={() => onDismiss(alert)}>
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
      </div>
    </section>
  );
}
