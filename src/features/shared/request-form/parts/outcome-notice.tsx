import type { ReactNode } from 'react';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useSendingReason } from '../../../../core/ui/failures/use-sending-reason.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import type { Recorded } from '../../../../core/sending/way.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { DemandNotice } from './demand-notice.tsx';
import { DoubledNotice } from './doubled-notice.tsx';
import { HelpLink, RecordsLink } from './notice-links.tsx';
import { Notice } from './notice.tsx';

export interface OutcomeNoticeProps<Wish, Row extends Recorded> {
  readonly request: Pick<SentOnce<Wish, Row>, 'state' | 'doubled' | 'checkAgain' | 'close' | 'dismissDoubled'>;
  /** The wish, in the words of its page: shown with every outcome. */
  readonly named: (wish: Wish) => string;
  /** What happened, in a sentence. */
  readonly done: (wish: Wish) => Done;
  /** Where the person can look for themselves. */
  readonly recordsPath: string;
}

interface Done {
  readonly title: string;
  readonly text?: ReactNode;
  /** Names the records on another page: then a link leads there. */
  readonly records?: string | undefined;
}

/** The outcome of a request that moves money, and whether it was executed more than once. */
export function OutcomeNotice<Wish, Row extends Recorded>(props: OutcomeNoticeProps<Wish, Row>) {
  const { request, recordsPath } = props;
  return (
    <>
      <DoubledNotice
        named={props.named}
        doubled={request.doubled}
        recordsPath={recordsPath}
        onSeen={request.dismissDoubled}
      />
      <StateNotice {...props} />
    </>
  );
}

/** A refusal of the server is in its own words. */
function StateNotice<Wish, Row extends Recorded>({ request, named, done, recordsPath }: OutcomeNoticeProps<Wish, Row>) {
  const t = useText('requests');
  const errorText = useSendingReason();
  const { state, close } = request;
  switch (state.kind) {
    case 'idle':
    case 'review':
    case 'sending':
      return undefined;
    case 'open':
      return (
        <Notice tone="wait" title={t('outcome.checking')} isNews>
          <p>{named(state.wish)}</p>
          <p>{t('outcome.checkingText')}</p>
        </Notice>
      );
    case 'accepted':
    case 'found':
      return (
        <DoneNotice
          {...done(state.wish)}
          recordsPath={recordsPath}
          isFound={state.kind === 'found'}
          sentAt={state.sentAt}
          onDismiss={close}
        />
      );
    case 'refused':
      return (
        <DemandNotice
          title={t('outcome.refused')}
          of={named(state.wish)}
          text={errorText(state.error)}
          actions={<HelpLink />}
          onDismiss={close}
          isNews
        />
      );
    case 'elsewhere':
      if (state.isHere === true)
        return (
          <Notice
            tone="caution"
            title={t('outcome.firstOpen')}
            onDismiss={close}
            isNews
            actions={
              <>
                <RecordsLink path={recordsPath} />
                <Button variant="secondary" size="small" onClick={request.checkAgain}>
                  {t('outcome.checkAgain')}
                </Button>
              </>
            }
          >
            <p>{named(state.wish)}</p>
            <SentAt at={state.sentAt} />
            <p>{t('outcome.firstOpenText')}</p>
          </Notice>
        );
      return (
        <Notice tone="caution" title={t('outcome.elsewhere')} onDismiss={close} isNews>
          <p>{named(state.wish)}</p>
          <p>{t('outcome.elsewhereText')}</p>
        </Notice>
      );
    case 'not-there':
      return (
        <Notice tone="bad" title={t('outcome.notDone')} onDismiss={close} isNews>
          <p>{named(state.wish)}</p>
          <SentAt at={state.sentAt} />
        </Notice>
      );
    case 'unknown':
      return (
        <UnknownNotice
          request={request}
          recordsPath={recordsPath}
          text={named(state.wish)}
          sentAt={state.sentAt}
          isChecking={state.isChecking}
        />
      );
  }
}

interface DoneNoticeProps extends Done {
  readonly recordsPath: string;
  /** The answer was lost, and the records told. */
  readonly isFound: boolean;
  readonly sentAt: number | undefined;
  readonly onDismiss: () => void;
}

function DoneNotice({ title, text, records, recordsPath, isFound, sentAt, onDismiss }: DoneNoticeProps) {
  const t = useText('requests');
  return (
    <Notice
      tone="good"
      title={title}
      onDismiss={onDismiss}
      isNews
      actions={records === undefined ? undefined : <RecordsLink path={recordsPath} name={records} />}
    >
      {text}
      {isFound ? <p>{t('outcome.found')}</p> : undefined}
      <SentAt at={sentAt} />
    </Notice>
  );
}

interface UnknownNoticeProps<Wish, Row extends Recorded> extends Pick<
  OutcomeNoticeProps<Wish, Row>,
  'request' | 'recordsPath'
> {
  readonly text: string;
  readonly sentAt: number | undefined;
  readonly isChecking: boolean | undefined;
}

function UnknownNotice<Wish, Row extends Recorded>({
  request,
  recordsPath,
  text,
  sentAt,
  isChecking = false,
}: UnknownNoticeProps<Wish, Row>) {
  const t = useText('requests');
  return (
    <Notice
      tone="bad"
      title={t(isChecking ? 'outcome.checking' : 'outcome.unknown')}
      isNews
      actions={
        <>
          <RecordsLink path={recordsPath} />
          <Button variant="secondary" size="small" isBusy={isChecking} onClick={request.checkAgain}>
            {t('outcome.checkAgain')}
          </Button>
          <Button variant="quiet" size="small" onClick={request.close}>
            {t('outcome.seen')}
          </Button>
          <HelpLink />
        </>
      }
    >
      <p>{text}</p>
      <SentAt at={sentAt} />
      <p>{t('outcome.unknownText')}</p>
    </Notice>
  );
}

/** Of two requests that say the same, which one it is; and by the time it is found in the records. */
function SentAt({ at }: { readonly at: number | undefined }) {
  const t = useText('requests');
  const format = useFormat();
  return at === undefined ? undefined : <p>{t('outcome.sentAt', { time: format.time(at) })}</p>;
}
