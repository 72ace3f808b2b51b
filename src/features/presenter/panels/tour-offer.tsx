import { useLocation } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { useTourMemory } from '../data/tour-memory.ts';
import { tourSteps } from '../model/tour-steps.ts';
import styles from './tour-offer.module.css';

/** The tour, offered to visitors beside the title of the first page until it was taken or skipped. */
export function TourOffer({ onTake }: { readonly onTake: () => void }) {
  useTextsAhead(['presenter']);
  const t = useText('presenter');
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  const { isKnown } = useTourMemory();
  if (isKnown || isSignedIn || pathname !== tourSteps[0].path) return undefined;
  return (
    <button type="button" className={styles['offer']} onClick={onTake}>
      <span className={styles['word']}>{t('tour.chip')}</span>
    </button>
  );
}
