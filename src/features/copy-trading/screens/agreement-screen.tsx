import { Suspense, useState } from 'react';
import { followedTradersMax, largestFollowNumber } from '../../../core/domain/products/copy-trading.ts';
import { languageTags, type LanguageCode } from '../../../core/i18n/languages.ts';
import { languageNames } from '../../../core/i18n/language-names.gen.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useTextIn } from '../../../core/i18n/use-text-in.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { firstRead, readableIn, type AgreementAddress } from '../model/agreement-language.ts';
import styles from '../parts/copy-trading.module.css';

const clauses = ['what', 'copies', 'costs', 'loss', 'end', 'own', 'trader', 'results'] as const;
/** The demo's rules are known; those of another server are not. */
const unstated = ['copies', 'costs', 'loss', 'end', 'trader'] as const;
type Unstated = (typeof unstated)[number];
const isUnstated = (clause: (typeof clauses)[number]): clause is Unstated => unstated.some((other) => other === clause);

/** The agreement of copy trading, in the language of its address and in the reader's own. */
export default function AgreementScreen({ address }: { readonly address: AgreementAddress }) {
  const t = useText('copyTrading');
  const { language: reader } = useSession();
  const [chosen, setChosen] = useState<LanguageCode>();
  const offered = readableIn(reader, address);
  const language = chosen !== undefined && offered.includes(chosen) ? chosen : firstRead(reader, address);
  return (
    <Page title={t('review.agreement')} back>
      {offered.length === 1 ? undefined : (
        <div className={requests['form']}>
          <Segmented
            label={t('review.language')}
            options={offered.map((id) => ({ id, label: languageNames[id] }))}
            value={language}
            onChange={setChosen}
          />
        </div>
      )}
      <Suspense fallback={<SkeletonRows count={6} height={96} />}>
        <Agreement language={language} />
      </Suspense>
    </Page>
  );
}

function Agreement({ language }: { readonly language: LanguageCode }) {
  const agreement = useTextIn(language, 'copyAgreement');
  const format = useFormat();
  const isDemo = useIsDemo();
  const numbers = { lots: format.amount(largestFollowNumber), traders: format.count(followedTradersMax) };
  return (
    <article className={styles['agreement']} lang={languageTags[language]}>
      <p>{agreement(isDemo ? 'intro' : 'introLive')}</p>
      {clauses.map((clause) => (
        <section key={clause}>
          <h2>{agreement(`${clause}.title`)}</h2>
          <p>{agreement(isDemo || !isUnstated(clause) ? `${clause}.text` : `${clause}.live`, numbers)}</p>
        </section>
      ))}
    </article>
  );
}
