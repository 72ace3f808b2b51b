import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { useAdornment } from '../../../core/preferences/use-preferences.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useSiteConfiguration } from '../../shared/site/data/site.ts';
import styles from './home-heading.module.css';

const SiteMark = whenWanted({
  // If it cannot be loaded, the page works without it.
  load: () =>
    import('../../shared/site/panels/site-mark.tsx').then(
      ({ SiteMark: Mark }) => Mark,
      () => () => undefined,
    ),
  fallback: <span />,
});

/** The site's mark and the person: a face and a name, or the way in. */
export function HomeHeading() {
  // Also of an answer that failed: what stands here asks itself, and would come and go with each pending question.
  const { isFetched } = useSiteConfiguration();
  return (
    <div className={styles['heading']}>
      {isFetched ? <SiteMark /> : <span />}
      <Visitor />
    </div>
  );
}

function Visitor() {
  const t = useText('home');
  const { isSignedIn } = useSession();
  const { data: user } = useCurrentUser();
  const face = useAdornment(user?.avatar);
  if (!isSignedIn) {
    return (
      <Link to={routes.common.login} state={detour} className={styles['login']}>
        {t('login')}
      </Link>
    );
  }
  const name = user === undefined ? '' : ([user.nickname, user.maskedLogin].find((text) => text !== '') ?? '');
  return (
    <Link to={routes.setting.setting} className={styles['person']}>
      <span className={styles['face']} aria-hidden="true">
        {face === undefined ? firstLetter(name) : <img src={face} alt="" />}
      </span>
      <span className={styles['name']}>{name}</span>
      <span className={styles['spoken']}>{t('settings')}</span>
    </Link>
  );
}

/** One letter as people count, even of several code points. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment.toUpperCase() ?? '';
}
