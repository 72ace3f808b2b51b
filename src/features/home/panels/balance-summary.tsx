import { Link } from 'react-router-dom';
import { IconEye } from '../../../core/ui/icons/eye.gen.tsx';
import { IconEyeOff } from '../../../core/ui/icons/eye-off.gen.tsx';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { IconButton, LinkButton } from '../../../core/ui/button.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import styles from './balance-summary.module.css';

/** The person's net worth; for visitors a sentence that is true of every server, known or not. */
export function BalanceSummary() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <OwnBalance /> : <Welcome />;
}

function Welcome() {
  const t = useText('home');
  const { products, sure = products } = useRuntimeConfig();
  return (
    <section className={styles['welcome']}>
      <p className={styles['sentence']}>
        {t('welcome')}
        {sure.simulated ? (
          <>
            {' '}
            <Link to={routes.moni.index}>{t('practise')}</Link>
          </>
        ) : undefined}
      </p>
      <div className={styles['buttons']}>
        <LinkButton to={routes.common.register} state={detour}>
          {t('register')}
        </LinkButton>
      </div>
    </section>
  );
}

const OwnWorth = whenWanted({
  load: async () => (await import('./own-worth.tsx')).OwnWorth,
  fallback: <span className={styles['blank']} />,
});

function OwnBalance() {
  const t = useText('home');
  const { hideAmounts, change } = usePreferences();
  const Eye = hideAmounts ? IconEyeOff : IconEye;
  return (
    <section className={styles['balance']}>
      <p className={styles['caption']}>
        {t('total')}
        <IconButton
          label={t('hideAmounts')}
          aria-pressed={hideAmounts}
          onClick={() => change({ hideAmounts: !hideAmounts })}
        >
          <Eye size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </p>
      <OwnWorth />
    </section>
  );
}
