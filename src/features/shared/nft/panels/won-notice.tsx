import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { useServerNow } from '../../../../core/time/use-server-now.ts';
import { Notice } from '../../request-form/parts/notice.tsx';
import styles from '../../request-form/parts/requests.module.css';
import { useWonAuctions } from '../data/won-auctions.ts';
import { firstDue, payNearness } from '../model/pay-nearness.ts';
import { useClock } from '../operations/use-clock.ts';

/** An auction won and not paid, with the remaining time; empty without one. */
export function WonNotice() {
  const { products } = useRuntimeConfig();
  const due = firstDue(useWonAuctions(products.nft).query.data ?? []);
  return due === undefined ? undefined : <Due id={due.id} name={due.name} payBeforeMs={due.payBeforeMs} />;
}

interface DueProps {
  readonly id: string;
  readonly name: string;
  readonly payBeforeMs: number;
}

function Due({ id, name, payBeforeMs }: DueProps) {
  const t = useText('nftNews');
  const left = payBeforeMs - useServerNow();
  const nearness = payNearness(left);
  const time = useClock(left);
  if (nearness === undefined || time === undefined) return undefined;
  return (
    <div className={styles['form']}>
      <Notice
        tone={nearness === 'day' ? 'wait' : 'caution'}
        title={t('title', { name })}
        actions={
          <LinkButton to={pathWith(routes.nft.purchaseOne, { id })} variant="secondary" size="small">
            {t('pay')}
          </LinkButton>
        }
      >
        <p>{t(`left.${nearness}`, { time })}</p>
      </Notice>
    </div>
  );
}
