import type { PriceAlert } from '../../../../core/domain/market/price-alert.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';

export interface AlertTexts {
  /** What is waited for. */
  wish(alert: PriceAlert): string;
  /** Its outcome. */
  state(alert: PriceAlert): string;
  /** The message when it is reached; unwatched time is named. */
  news(alert: PriceAlert): string;
}

const moment = { month: true, day: true, time: true } as const;

/** An alert in words. Times are those of this device. */
export function useAlertTexts(): AlertTexts {
  const t = useText('alerts');
  const format = useFormat();
  const named = ({ symbol, price }: PriceAlert) => ({
    symbol,
    price: format.amount(price, { currency: symbol.split('/')[1] }),
  });
  return {
    wish: (alert) => t(`row.${alert.side}`, named(alert)),
    state: ({ hit }) =>
      hit === undefined ? t('row.waiting') : t(`row.${hit.kind}`, { time: format.moment(hit.at, moment) }),
    news: (alert) => {
      const said = t(`notice.${alert.side}`, named(alert));
      if (alert.hit === undefined || alert.hit.kind === 'watched') return said;
      const when = t(`notice.${alert.hit.kind}`, { time: format.moment(alert.hit.at, moment) });
      return [said, when].join(' ');
    },
  };
}
