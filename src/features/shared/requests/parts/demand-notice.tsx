import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { demandsMoneyForRelease } from '../../../../core/rules/release-demand.ts';
import { CautionSource } from '../../caution/parts/caution-source.tsx';
import { Notice } from './notice.tsx';

export interface DemandNoticeProps {
  readonly title: string;
  /** The server's own words. */
  readonly text: string;
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** It has just come; it is not one of a row that is read later. */
  readonly isNews?: boolean;
}

/** A server's refusal, word for word; a demand for money before a payout is framed with a warning. */
export function DemandNotice({ title, text, actions, onDismiss, isNews = false }: DemandNoticeProps) {
  const t = useText('requests');
  if (!demandsMoneyForRelease(text))
    return (
      <Notice tone="bad" title={title} actions={actions} onDismiss={onDismiss} isNews={isNews}>
        <p>{text}</p>
      </Notice>
    );
  return (
    <Notice tone="caution" title={t('demand.title')} actions={actions} onDismiss={onDismiss} isNews={isNews}>
      <blockquote>{text}</blockquote>
      <p>{t('demand.text')}</p>
      <CautionSource />
    </Notice>
  );
}
