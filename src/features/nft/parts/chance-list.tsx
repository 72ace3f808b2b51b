import type { BoxChance } from '../../../core/domain/products/artwork.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';

export interface ChanceListProps {
  readonly chances: readonly BoxChance[];
  /** Its server is known to draw as it says. */
  readonly isDemo: boolean;
}

/** The possible contents of a box, before payment; a note if the operator does not publish them. */
export function ChanceList({ chances, isDemo }: ChanceListProps) {
  const t = useText('nft');
  const format = useFormat();
  return (
    <section aria-label={t('box.chances')}>
      <h3>{t('box.chances')}</h3>
      {chances.length === 0 ? (
        <p className={styles['note']}>{t('box.unpublished')}</p>
      ) : (
        <>
          <FactList
            facts={chances.map(({ rarity, percent }) => ({
              id: rarity,
              label: t('box.rarity', { rarity }),
              value: format.setRate(percent),
            }))}
          />
          <p className={styles['note']}>{t(isDemo ? 'box.text' : 'box.textLive')}</p>
        </>
      )}
    </section>
  );
}
