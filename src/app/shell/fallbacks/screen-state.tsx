import { IconPlugConnectedX } from '../../../core/ui/icons/plug-connected-x.gen.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { HelpButton } from '../../../core/ui/help-button.tsx';
import { usePageChrome } from '../../../core/ui/page/page-chrome.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import pages from '../../router.module.css';
import styles from './screen-state.module.css';

/** The frame of a page while its code loads: the mode stays, and empty rows follow after 200 ms. */
export function LoadingScreen() {
  const t = useText('shell');
  const { strip, hasTopBar } = usePageChrome();
  return (
    <div className={pages['loading']} role="status" aria-label={t('loading')}>
      {hasTopBar ? undefined : strip}
    </div>
  );
}

export interface ErrorScreenProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const t = useText('shell');
  const common = useText('common');
  const isFetch = error instanceof AppError;
  return (
    <Page title={t('error.title')} back>
      <div className={styles['state']} role="alert">
        <IconPlugConnectedX size={36} stroke={1.75} aria-hidden="true" />
        <p className={styles['title']}>{t(isFetch ? 'error.notFetched' : 'error.unexpected')}</p>
        <p>{t(isFetch ? 'error.notFetchedHint' : 'error.unexpectedHint')}</p>
        <div className={styles['choices']}>
          <Button isWide onClick={onRetry}>
            {common('retry')}
          </Button>
          <LinkButton to={routes.home} variant="quiet" isWide>
            {t('error.home')}
          </LinkButton>
          <HelpButton error={error} />
        </div>
      </div>
    </Page>
  );
}
