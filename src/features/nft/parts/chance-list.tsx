import type { BoxChance } from '../../../core/domain/artwork.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { FactList } from '../../shared/requests/parts/fact-list.tsx';
import styles from '../../shared/requests/parts/requests.module.css';

/** What a box may hold, before anybody pays; where the operator does not publish it, that is said. */
export function ChanceList({ chances }: { readonly chances: readonly BoxChance[] }) {
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
          <p className={styles['note']}>{t('box.text')}</p>
        </>
      )}
    </section>
  );
}
