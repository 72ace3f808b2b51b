import { followedTradersMax, largestFollowNumber } from '../../../core/domain/copy-trading.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useTextIn } from '../../../core/i18n/use-text-in.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { languageTags } from '../../../core/i18n/languages.ts';
import { Page } from '../../../core/ui/page.tsx';
import styles from '../parts/copy.module.css';

const clauses = ['what', 'copies', 'costs', 'loss', 'end', 'own', 'trader', 'results'] as const;

/** The agreement of copy trading; there is one in Chinese and one in English, whatever language the app speaks. */
export default function AgreementScreen({ language }: { readonly language: 'zh' | 'en' }) {
  const t = useText('copyTrading');
  const agreement = useTextIn(language, 'copyAgreement');
  const format = useFormat();
  const numbers = { lots: format.amount(largestFollowNumber), traders: format.count(followedTradersMax) };
  return (
    <Page title={t('review.agreement')} back>
      <article className={styles['agreement']} lang={languageTags[language]}>
        <p>{agreement('intro')}</p>
        {clauses.map((clause) => (
          <section key={clause}>
            <h2>{agreement(`${clause}.title`)}</h2>
            <p>{agreement(`${clause}.text`, numbers)}</p>
          </section>
        ))}
      </article>
    </Page>
  );
}
