import { IconExternalLink } from '../../../core/ui/icons/external-link.gen.tsx';
import { IconTools } from '../../../core/ui/icons/tools.gen.tsx';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { outsideAddress } from '../../shared/outside/model/outside-address.ts';
import { useSiteSetting } from '../../shared/site/data/site-setting.ts';
import styles from './outside-game.module.css';
import { useQuizPlace } from '../operations/use-quiz-place.ts';

/** Some operators have the game on another page and name it in the setting `game_url`; others have none. */
export function OutsideGame() {
  const t = useText('quiz');
  const place = useQuizPlace();
  const address = outsideAddress(useSiteSetting('game_url'));
  const Icon = address === undefined ? IconTools : IconExternalLink;
  return (
    <Page title={t('title')} {...place}>
      <div className={styles['place']}>
        <Icon size={36} stroke={1.75} aria-hidden="true" />
        <p>{t(address === undefined ? 'notHere' : 'outside')}</p>
        {address === undefined ? (
          <LinkButton to={routes.home} variant="secondary">
            {t('home')}
          </LinkButton>
        ) : (
          <a className={styles['outside']} href={address.href} target="_blank" rel="noopener noreferrer">
            {t('open', { host: address.host })}
          </a>
        )}
      </div>
    </Page>
  );
}
