import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { useMoneyUnit } from '../../../../core/ui/money/use-money-unit.ts';
import { limitsPath } from '../model/limits-path.ts';
import type { OwnStop } from '../model/own-limits.ts';
import styles from './own-stop-text.module.css';

const usdt = 'USDT';

interface OwnStopTextProps {
  readonly stop: OwnStop;
}

/** Why no order may be opened, with a link to the person's limits. Its surroundings do not wait for its texts. */
export const OwnStopText = ({ stop }: OwnStopTextProps) => (
  <Suspense>
    <Words stop={stop} />
  </Suspense>
);

function Words({ stop }: OwnStopTextProps) {
  const t = useText('limits');
  const textOf = useStopText();
  return (
    <>
      {textOf(stop)}{' '}
      {stop.kind === 'first-day' ? undefined : (
        <Link to={limitsPath} className={styles['link']}>
          {t('stop.see')}
        </Link>
      )}
    </>
  );
}

function useStopText(): (stop: OwnStop) => string {
  const t = useText('limits');
  const format = useFormat();
  const marked = useMoneyUnit();
  const sum = (value: Amount): string => marked(format.amount(value, { currency: usdt }));
  return (stop) => {
    switch (stop.kind) {
      case 'break':
        return t('stop.break', { time: format.dateTime(stop.until) });
      case 'count':
        return t('stop.count', { n: format.count(stop.limit), time: format.dateTime(stop.until) });
      case 'loss':
        return t('stop.loss', {
          limit: sum(stop.limit),
          lost: sum(stop.lost),
          time: format.dateTime(stop.until),
        });
      case 'sum':
        return t(`stop.${stop.name}`, {
          limit: sum(stop.limit),
          value: sum(stop.value),
        });
      case 'first-day':
        return t('stop.firstDay', { time: format.dateTime(stop.until) });
    }
  };
}
