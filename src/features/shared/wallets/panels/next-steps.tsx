import { useAccount } from '../../../../core/account/use-account.ts';
import { isOffered } from '../../../../core/config/offered.ts';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { useHasTopUp } from '../data/top-up.ts';
import { practicePaths } from '../model/assets-path.ts';
import styles from './next-steps.module.css';

export interface NextStepsProps {
  readonly symbol?: string | undefined;
}

/**
 * The options of a person without money: buy with a bank transfer, practise, and in the demo add some. No call refills the
 * account of practice: on a server it says who could. Empty when nothing is possible.
 */
export function NextSteps({ symbol }: NextStepsProps) {
  useTextsAhead(['practice']);
  const t = useText('practice');
  const { id } = useAccount();
  const { products, sure = products } = useRuntimeConfig();
  const hasTopUp = useHasTopUp();
  const practice = practicePaths[id];
  const offered = practice !== undefined && isOffered(sure, practice) ? practice : undefined;
  const isStuck = id === 'moni' && !hasTopUp;
  const buys = id === 'live' && isOffered(sure, routes.common.c2c);
  if (offered === undefined && !hasTopUp && !isStuck && !buys) return undefined;
  return (
    <div className={styles['steps']}>
      {isStuck ? (
        <>
          <p>{t('nextSteps.noRefill')}</p>
          <LinkButton to={routes.kefu.index} variant="secondary" size="small">
            {t('nextSteps.support')}
          </LinkButton>
        </>
      ) : undefined}
      {hasTopUp ? <p>{t('nextSteps.topUp')}</p> : undefined}
      {buys ? (
        <LinkButton to={routes.common.c2c} variant="secondary" size="small">
          {t('nextSteps.buy')}
        </LinkButton>
      ) : undefined}
      {offered === undefined ? undefined : (
        <LinkButton to={pathWith(offered, { symbol })} variant="secondary" size="small">
          {t('nextSteps.practise')}
        </LinkButton>
      )}
    </div>
  );
}
