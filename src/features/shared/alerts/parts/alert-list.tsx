import { IconBell } from '../../../../core/ui/icons/bell.gen.tsx';
import { IconBellRinging } from '../../../../core/ui/icons/bell-ringing.gen.tsx';
import { IconPencil } from '../../../../core/ui/icons/pencil.gen.tsx';
import { IconTrash } from '../../../../core/ui/icons/trash.gen.tsx';
import { isWaiting, type PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import styles from './alerts.module.css';
import { useAlertTexts } from './use-alert-texts.ts';

export interface AlertListProps {
  readonly alerts: readonly PriceAlert[];
  readonly onChange: (alert: PriceAlert) => void;
  readonly onRemove: (alert: PriceAlert) => void;
}

/** Waiting and reached alerts, newest first. */
export function AlertList({ alerts, onChange, onRemove }: AlertListProps) {
  const t = useText('alerts');
  const texts = useAlertTexts();
  if (alerts.length === 0) return <p className={styles['none']}>{t('list.none')}</p>;
  return (
    <ul className={styles['list']}>
      {alerts.map((alert) => {
        const wish = texts.wish(alert);
        const Icon = isWaiting(alert) ? IconBell : IconBellRinging;
        return (
          <li key={alert.id} className={styles['row']} data-waiting={isWaiting(alert)}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            <span className={styles['words']}>
              <span>{wish}</span>
              <span className={styles['state']}>{texts.state(alert)}</span>
            </span>
            <IconButton label={t('row.change', { alert: wish })} onClick={() => onChange(alert)}>
              <IconPencil size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('row.remove', { alert: wish })} onClick={() => onRemove(alert)}>
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
