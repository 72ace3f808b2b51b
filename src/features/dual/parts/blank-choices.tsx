import cards from '../../shared/product-page/parts/cards.module.css';
import styles from './blank-choices.module.css';

/** The room of the choices while the offer is being read: without its coins they have no words yet. */
export function BlankChoices() {
  return (
    <div aria-hidden="true">
      <div className={styles['coins']}>
        <div className={styles['coin']} />
      </div>
      <div className={cards['bar']}>
        <div className={styles['choice']} />
        <div className={styles['choice']} />
      </div>
    </div>
  );
}
