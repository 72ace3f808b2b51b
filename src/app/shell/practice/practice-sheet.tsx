import { useLocation } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import styles from './practice-sheet.module.css';

const points = ['fills', 'costs', 'feeling', 'results'] as const;

/**
 * How practice differs from real trading, shown before the first practice order and on a tap on its badge, with the way
 * out of practice. That way asks as every other one does.
 */
export function PracticeSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useText('practice');
  const { pathname, search } = useLocation();
  const { isSignedIn } = useSession();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      footer={
        <div className={styles['ways']}>
          <Button isWide onClick={onClose} data-autofocus="">
            {t('understood')}
          </Button>
          {isSignedIn ? undefined : (
            <LinkButton
              to={pathWith(routes.common.register, { return: pathname + search })}
              variant="secondary"
              isWide
              onClick={onClose}
            >
              {t('account')}
            </LinkButton>
          )}
          <LinkButton
            to={isSignedIn ? routes.fund.assets : routes.transaction.index}
            variant="quiet"
            isWide
            onClick={onClose}
          >
            {t('leaving.leave')}
          </LinkButton>
        </div>
      }
    >
      <p>{t('intro')}</p>
      {isSignedIn ? undefined : <p className={styles['account']}>{t('needsAccount')}</p>}
      <ul className={styles['points']}>
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </Sheet>
  );
}
