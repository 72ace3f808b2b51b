import { earlyExit } from '../../../core/domain/finance/lock-mining.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { amount, rate } from '../../../core/money/amount.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { LossWarning } from '../../shared/caution/parts/loss-warning.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { ExitFacts } from '../parts/exit-facts.tsx';

const topics = ['lock', 'income', 'pool', 'states', 'early'] as const;
/** The usual example: it is counted, not written. */
const example = { amount: amount('1000'), penaltyPercent: rate('0.4'), daysLeft: 3 };
const currency = 'USDT';

/** What differs from server to server. */
const saidLive = {
  lock: { title: 'welcome.lock.title', text: 'welcome.lock.text' },
  income: { title: 'welcome.income.titleLive', text: 'welcome.income.textLive' },
  pool: { title: 'welcome.pool.title', text: 'welcome.pool.text' },
  states: { title: 'welcome.states.titleLive', text: 'welcome.states.textLive' },
  early: { title: 'welcome.early.title', text: 'welcome.early.textLive' },
} as const;

/** How it works, with the possible loss and an example of leaving early. */
export default function WelcomeScreen() {
  useTextsAhead(['mining', 'finance']);
  const t = useText('mining');
  const isDemo = useIsDemo();
  const words = useTermWords(currency);
  return (
    <Page title={t('how')} back={routes.lockming.lockming}>
      <LossWarning />
      <div className={styles['form']}>
        <p>{t('alsoCalled')}</p>
        {topics.map((topic) => (
          <section key={topic}>
            <h2>{t(isDemo ? `welcome.${topic}.title` : saidLive[topic].title)}</h2>
            <p>{t(isDemo ? `welcome.${topic}.text` : saidLive[topic].text)}</p>
          </section>
        ))}
        <section className={styles['ends']}>
          <h3>{t('welcome.example', { days: words.days(example.daysLeft) })}</h3>
          <ExitFacts
            currency={currency}
            amount={example.amount}
            exit={earlyExit(example)}
            formula={{ percent: example.penaltyPercent, daysLeft: example.daysLeft }}
          />
        </section>
        <p>{t('risk')}</p>
        <LinkButton to={routes.lockming.lockming} isWide>
          {t('seeProducts')}
        </LinkButton>
      </div>
    </Page>
  );
}
