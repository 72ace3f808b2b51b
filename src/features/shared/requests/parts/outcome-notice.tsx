import type { ReactNode } from 'react';
import { useErrorText } from '../../../../core/i18n/use-error-text.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../../core/ui/button.tsx';
import type { RequestState } from '../model/one-request.ts';
import { DemandNotice } from './demand-notice.tsx';
import { Notice } from './notice.tsx';

export interface OutcomeNoticeProps<Wish> {
  readonly state: RequestState<Wish>;
  /** What happened, in a sentence. */
  readonly done: (wish: Wish) => { readonly title: string; readonly text: ReactNode };
  /** Where the person can look for themselves. */
  readonly recordsPath: string;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

/** What became of a request that moves money. A server's refusal is in its own words. */
export function OutcomeNotice<Wish>({ state, done, recordsPath, onCheckAgain, onClose }: OutcomeNoticeProps<Wish>) {
  const t = useText('requests');
  const errorText = useErrorText();
  switch (state.kind) {
    case 'idle':
    case 'review':
    case 'sending':
      return undefined;
    case 'checking':
      return (
        <Notice tone="wait" title={t('outcome.checking')} isNews>
          <p>{t('outcome.checkingText')}</p>
        </Notice>
      );
    case 'done': {
      const { title, text } = done(state.wish);
      return (
        <Notice tone="good" title={title} onDismiss={onClose} isNews>
          {text}
          {state.wasLost ? <p>{t('outcome.found')}</p> : undefined}
        </Notice>
      );
    }
    case 'refused':
      return (
        <DemandNotice
          title={t('outcome.refused')}
          text={errorText(state.error)}
          actions={<HelpLink />}
          onDismiss={onClose}
          isNews
        />
      );
    case 'not-done':
      return <Notice tone="bad" title={t('outcome.notDone')} onDismiss={onClose} isNews />;
    case 'unknown':
      return (
        <Notice
          tone="bad"
          title={t('outcome.unknown')}
          isNews
          actions={
            <>
              <LinkButton to={recordsPath} variant="secondary" size="small">
                {t('outcome.records')}
              </LinkButton>
              <Button variant="secondary" size="small" onClick={onCheckAgain}>
                {t('outcome.checkAgain')}
              </Button>
              <Button variant="quiet" size="small" onClick={onClose}>
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
