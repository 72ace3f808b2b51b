import { IconExternalLink, IconTools } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { areaOf } from '../../../core/navigation/routes-to-come.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page.tsx';
import { useOutsideGame } from '../data/outside-game.ts';
import { outsideAddress } from '../../shared/outside/model/outside-address.ts';
import { tabOf } from '../model/tab-of.ts';
import styles from './unavailable-screen.module.css';

/** Says what this address is for and that this version does not have it. Nothing here pretends to work. */
export default function UnavailableScreen() {
  const t = useText('unavailable');
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  const name = area === undefined ? t('page') : t(`areas.${area}`);
  const isTab = tabOf(pathname) !== undefined;
  const game = outsideAddress(useOutsideGame(area === 'game'));
  if (game !== undefined) return <OutsideGame name={name} address={game} />;
  return (
    <Page title={name} back={!isTab} isTab={isTab}>
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

/** Some operators run the game on a page of their own and say where. */
function OutsideGame({ name, address }: { readonly name: string; readonly address: URL }) {
  const t = useText('unavailable');
  return (
    <Page title={name} isTab>
      <div className={styles['unavailable']}>
        <IconExternalLink size={36} stroke={1.75} aria-hidden="true" />
        <p className={styles['title']}>{name}</p>
        <p>{t('game.text')}</p>
        <a className={styles['outside']} href={address.href} target="_blank" rel="noopener noreferrer">
          {t('game.open', { host: address.host })}
        </a>
      </div>
    </Page>
  );
}
