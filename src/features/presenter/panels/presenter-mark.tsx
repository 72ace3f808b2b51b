import { useText } from '../../../core/i18n/use-text.ts';
import { usePresenterState } from '../data/presenter-state.ts';
import { faultsThatAreOn } from '../model/faults-that-are-on.ts';
import styles from './presenter-mark.module.css';

/** In the demo's badge: which scene this is, and how much is not as usual. */
export function PresenterMark() {
  const t = useText('presenter');
  const { state } = usePresenterState();
  if (state === undefined) return undefined;
  const changes = state.market.length + faultsThatAreOn(state.faults).length;
  const scene = state.scene === undefined ? undefined : t(`scenes.${state.scene}`);
  return (
    <>
      {scene === undefined ? undefined : <span className={styles['scene']}>{scene}</span>}
      {changes === 0 ? undefined : (
        <>
          <span className={styles['changes']} aria-hidden="true">
            {t('on.plus', { changes })}
          </span>
          <span className={styles['spoken']}>{t('on.changes', { changes })}</span>
        </>
      )}
    </>
  );
}
