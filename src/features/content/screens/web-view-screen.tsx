import { IconExternalLink } from '../../../core/ui/icons/external-link.gen.tsx';
import { IconWorld } from '../../../core/ui/icons/world.gen.tsx';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { isDisguised, outsideAddress } from '../../shared/outside/model/outside-address.ts';
import styles from './web-view-screen.module.css';

/** Shows the host of a link before the person opens it. */
export default function WebViewScreen() {
  const t = useText('content');
  const [asked] = useSearchParams();
  const address = outsideAddress(asked.get('url') ?? undefined);
  return (
    <Page title={t('outside.title')} back>
      {address === undefined ? <EmptyState title={t('outside.wrong')} /> : <Leaving address={address} />}
    </Page>
  );
}

function Leaving({ address }: { readonly address: URL }) {
  const t = useText('content');
  const isOpen = address.protocol === 'http:';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address.href);
      notify.success(t('outside.copied'));
    } catch {
      notify.problem(t('outside.notCopied'));
    }
  };
  return (
    <div className={styles['outside']}>
      <IconWorld size={36} stroke={1.75} aria-hidden="true" />
      <p>{t('outside.host')}</p>
      <p className={styles['host']}>{address.host}</p>
      <p className={styles['text']}>{t('outside.text')}</p>
      {isOpen ? <p className={styles['caution']}>{t('outside.notEncrypted')}</p> : undefined}
      {isDisguised(address) ? <p className={styles['caution']}>{t('outside.disguised')}</p> : undefined}
      <a className={styles['open']} href={address.href} target="_blank" rel="noopener noreferrer nofollow">
        {t('outside.open', { host: address.host })}
        <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
      </a>
      <Button variant="secondary" isWide onClick={() => void copy()}>
        {t('outside.copy')}
      </Button>
      <p className={styles['address']}>
        <span>{t('outside.address')}</span> <bdi>{address.href}</bdi>
      </p>
    </div>
  );
}
