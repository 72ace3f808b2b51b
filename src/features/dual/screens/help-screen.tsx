import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { UnlessOtherProduct } from '../panels/other-product.tsx';

const topics = ['buy', 'decide', 'payout', 'risk', 'states'] as const;

/** The same, as far as servers state it. */
const saidLive = {
  buy: 'topics.buy.text',
  decide: 'topics.decide.textLive',
  payout: 'topics.payout.text',
  risk: 'topics.risk.text',
  states: 'topics.states.textLive',
} as const;

/** How it works, and the possible loss. */
export default function HelpScreen() {
  useTextsAhead(['dual', 'finance']);
  const t = useText('dual');
  const isDemo = useIsDemo();
  return (
    <Page title={t('help')} back={routes.invest.invest}>
      <LossWarning />
      <UnlessOtherProduct>
        <div className={styles['form']}>
          {topics.map((topic) => (
            <section key={topic}>
              <h2>{t(`topics.${topic}.title`)}</h2>
              <p>{t(isDemo ? `topics.${topic}.text` : saidLive[topic])}</p>
            </section>
          ))}
          <LinkButton to={routes.invest.invest} isWide>
            {t('title')}
          </LinkButton>
        </div>
      </UnlessOtherProduct>
    </Page>
  );
}
