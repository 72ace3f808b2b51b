import { IconTools } from '@tabler/icons-react';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page.tsx';
import styles from './unavailable-screen.module.css';

/** Says what this address is for and that this version does not have it. Nothing here pretends to work. */
export default function UnavailableScreen() {
  const t = useText('unavailable');
  const name = t('page');
  return (
    <Page title={name} back>
      <div className={styles['unavailable']}>
        <IconTools size={36} stroke={1.75} aria-hidden="true" />
        <p className={styles['title']}>{t('title', { name })}</p>
        <p>{t('text')}</p>
        <LinkButton to={routes.home} variant="secondary">
          {t('home')}
        </LinkButton>
      </div>
    </Page>
  );
}
