import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { limitsPath } from '../../shared/limits/model/limits-path.ts';
import { BetList } from './bet-list.tsx';
import styles from '../parts/quiz.module.css';
import { quizViews } from '../model/quiz-views.ts';
import { useQuizPlace } from '../operations/use-quiz-place.ts';
import { useQuizView } from '../operations/use-quiz-view.ts';
import { RoundList } from './round-list.tsx';
import { useBetRequest } from '../operations/use-bet-request.ts';

const panelId = 'quiz-view';

/** Rounds of both kinds, and the person's bets. */
export function Quiz() {
  const t = useText('quiz');
  const { isSignedIn } = useSession();
  const place = useQuizPlace();
  const [view, setView] = useQuizView();
  // Above the tabs, so that a bet whose outcome is unknown is not forgotten with one of them.
  const request = useBetRequest(isSignedIn);
  return (
    <Page title={t('title')} {...place} wide>
      <p className={styles['limits']}>
        <Link to={limitsPath}>{t('limits')}</Link>
      </p>
      <Tabs
        label={t('title')}
        items={quizViews.map((id) => ({ id, label: t(`views.${id}`) }))}
        selected={view}
        onSelect={setView}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={t(`views.${view}`)}>
        {view === 'mine' ? <BetList /> : <RoundList key={view} kind={view} request={request} />}
      </TabPanel>
    </Page>
  );
}
