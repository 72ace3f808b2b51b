import { IconBellRinging } from '../../../../core/ui/icons/bell-ringing.gen.tsx';
import type { ReactNode } from 'react';
import type { PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { NoticeCard } from '../../notices/parts/notice-card.tsx';
import { useAlertTexts } from './use-alert-texts.ts';

export interface AlertCardsProps {
  readonly alerts: readonly PriceAlert[];
  /** Where the chart of a pair is. */
  readonly chartPath: (symbol: string) => string;
  /** The word for the kind of money on the page, which every message carries. */
  readonly mark: ReactNode;
  readonly onDismiss: (alert: PriceAlert) => void;
}

/** The reached alerts, one card each. */
export function AlertCards({ alerts, chartPath, mark, onDismiss }: AlertCardsProps) {
  const t = useText('alerts');
  const texts = useAlertTexts();
  return alerts.map((alert) => (
    <div key={alert.id} data-alert={alert.id}>
      <NoticeCard
        icon={IconBellRinging}
        link={{ to: chartPath(alert.symbol), text: t('notice.chart') }}
        mark={mark}
        dismissLabel={t('notice.dismiss', { alert: texts.wish(alert) })}
        onDismiss={() => onDismiss(alert)}
      >
        {texts.news(alert)}
      </NoticeCard>
    </div>
  ));
}
