import type { ReactNode } from 'react';
import { useErrorText } from '../../../../core/i18n/use-error-text.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import type { Recorded } from '../../../../core/sending/way.ts';
import { Button, LinkButton } from '../../../../core/ui/button.tsx';
import { DemandNotice } from './demand-notice.tsx';
import { Notice } from './notice.tsx';

export interface OutcomeNoticeProps<Wish, Row extends Recorded> {
  readonly request: Pick<SentOnce<Wish, Row>, 'state' | 'doubled' | 'checkAgain' | 'close' | 'dismissDoubled'>;
  /** What happened, in a sentence. */
  readonly done: (wish: Wish) => { readonly title: string; readonly text: ReactNode };
  /** Where the person can look for themselves. */
  readonly recordsPath: string;
}

/** What became of a request that moves money, and whether it was carried out more than once. */
export function OutcomeNotice<Wish, Row extends Recorded>(props: OutcomeNoticeProps<Wish, Row>) {
  return (
    <>
      <DoubledNotice {...props} />
      <StateNotice {...props} />
    </>
  );
}

/** A refusal of the server is in its own words. */
function StateNotice<Wish, Row extends Recorded>({ request, done, recordsPath }: OutcomeNoticeProps<Wish, Row>) {
  const t = useText('requests');
  const errorText = useErrorText();
  const { state, close } = request;
  switch (state.kind) {
    case 'idle':
    case 'review':
    case 'sending':
      return undefined;
    case 'open':
      return (
        <Notice tone="wait" title={t('outcome.checking')} isNews>
          <p>{t('outcome.checkingText')}</p>
        </Notice>
      );
    case 'accepted':
    case 'found': {
      const { title, text } = done(state.wish);
      return (
        <Notice tone="good" title={title} onDismiss={close} isNews>
          {text}
          {state.kind === 'found' ? <p>{t('outcome.found')}</p> : undefined}
        </Notice>
      );
    }
    case 'refused':
      return (
        <DemandNotice
          title={t('outcome.refused')}
          text={errorText(state.error)}
          actions={<HelpLink />}
          onDismiss={close}
          isNews
        />
      );
    case 'elsewhere':
      return (
        <Notice tone="caution" title={t('outcome.elsewhere')} onDismiss={close} isNews>
          <p>{t('outcome.elsewhereText')}</p>
        </Notice>
      );
    case 'not-there':
      return <Notice tone="bad" title={t('outcome.notDone')} onDismiss={close} isNews />;
    case 'unknown':
      return <UnknownNotice request={request} recordsPath={recordsPath} />;
  }
}

function UnknownNotice<Wish, Row extends Recorded>({
  request,
  recordsPath,
}: Omit<OutcomeNoticeProps<Wish, Row>, 'done'>) {
  const t = useText('requests');
  return (
    <Notice
      tone="bad"
      title={t('outcome.unknown')}
      isNews
      actions={
        <>
          <RecordsLink path={recordsPath} />
          <Button variant="secondary" size="small" onClick={request.checkAgain}>
            {t('outcome.checkAgain')}
          </Button>
          <Button variant="quiet" size="small" onClick={request.close}>
            {t('outcome.seen')}
          </Button>
          <HelpLink />
        </>
      }
    >
      <p>{t('outcome.unknownText')}</p>
    </Notice>
  );
}

/** One request, several records: a network that sends again by itself leaves them, and nobody else tells. */
function DoubledNotice<Wish, Row extends Recorded>({
  request,
  recordsPath,
}: Omit<OutcomeNoticeProps<Wish, Row>, 'done'>) {
  const t = useText('requests');
  const format = useFormat();
  if (request.doubled === undefined) return undefined;
  return (
    <Notice
      tone="bad"
      title={t('doubled.title')}
      isNews
      actions={
        <>
          <RecordsLink path={recordsPath} />
          <Button variant="quiet" size="small" onClick={request.dismissDoubled}>
            {t('outcome.seen')}
          </Button>
          <HelpLink />
        </>
      }
    >
      <p>{t('doubled.text', { n: format.count(request.doubled.rows.length) })}</p>
    </Notice>
  );
}

function RecordsLink({ path }: { readonly path: string }) {
  const t = useText('requests');
  return (
    <LinkButton to={path} variant="secondary" size="small">
      {t('outcome.records')}
    </LinkButton>
  );
}

/** To support, with a report of what happened that the person may send. */
function HelpLink() {
  const t = useText('requests');
  return (
    <LinkButton to={pathWith(routes.kefu.index, { report: 'open' })} variant="quiet" size="small">
      {t('outcome.help')}
    </LinkButton>
  );
}
