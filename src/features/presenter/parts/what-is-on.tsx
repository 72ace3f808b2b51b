import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { rate } from '../../../core/money/amount.ts';
import { Button } from '../../../core/ui/button.tsx';
import { faultsThatAreOn, type FaultValues } from '../model/faults-that-are-on.ts';
import type { MarketAct } from './market-controls.tsx';
import styles from './what-is-on.module.css';

export interface WhatIsOnProps {
  /** The scene's name. */
  readonly scene: string | undefined;
  readonly market: readonly MarketAct[];
  readonly faults: FaultValues;
  readonly isBusy: boolean;
  readonly onUsual: () => void;
}

const faultTexts = {
  latencyMs: 'faults.latency',
  failedPercent: 'faults.failed',
  garbledPercent: 'faults.garbled',
  loseNextAnswer: 'faults.loseNextAnswer',
  expireNextCall: 'faults.expireNextCall',
  verifyNextCall: 'faults.verifyNextCall',
  lateSettlements: 'faults.lateSettlements',
  socketDown: 'faults.socketDown',
  socketSilent: 'faults.socketSilent',
  storageFull: 'faults.storageFull',
} as const satisfies Readonly<Record<keyof FaultValues, string>>;

/** Everything that is not as usual, in words, so that a presenter's change is not mistaken for the product. */
export function WhatIsOn({ scene, market, faults, isBusy, onUsual }: WhatIsOnProps) {
  const t = useText('presenter');
  const words = useMarketWords();
  const items = [...market.map(words), ...faultsThatAreOn(faults).map((name) => t(faultTexts[name]))];
  return (
    <section className={styles['on']} aria-label={t('on.title')}>
      {scene === undefined ? undefined : <p className={styles['scene']}>{t('on.scene', { name: scene })}</p>}
      {items.length === 0 ? (
        <p className={styles['usual']}>{t('on.nothing')}</p>
      ) : (
        <>
          <ul className={styles['list']}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={onUsual}>
            {t('on.usual')}
          </Button>
        </>
      )}
    </section>
  );
}

function useMarketWords(): (act: MarketAct) => string {
  const t = useText('presenter');
  const format = useFormat();
  const of = (what: string, pair: string): string =>
    t('on.of', { what, pair: pair === 'all' ? t('market.allPairs') : pair });
  return (act) => {
    switch (act.kind) {
      case 'mood':
        return of(t(`market.moods.${act.mood}`), act.pair);
      case 'trend':
      case 'gap':
        return of(
          t('on.trend', { percent: format.percent(rate(act.percent.toString()), { sign: 'always' }) }),
          act.pair,
        );
      case 'halt':
        return of(t(act.isHalted ? 'on.halted' : 'on.trading'), act.pair);
      case 'closure':
        return t('on.closed', { category: t(`market.categories.${act.category}`) });
    }
  };
}
