import type { ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { demandsMoneyForRelease } from '../../../../core/rules/text/release-demand.ts';
import { CautionSource } from '../../caution/parts/caution-source.tsx';
import { Notice } from './notice.tsx';

export interface DemandNoticeProps {
  readonly title: string;
  /** The refused request. */
  readonly of?: string;
  /** The server's own words. */
  readonly text: string;
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** It has just come; it is not one of a row that is read later. */
  readonly isNews?: boolean;
}

/** A server's refusal, word for word; if it demands money before a payout, with a warning around it. */
export function DemandNotice({ title, of, text, actions, onDismiss, isNews = false }: DemandNoticeProps) {
  const t = useText('requests');
  const named = of === undefined ? undefined : <p>{of}</p>;
  if (!demandsMoneyForRelease(text))
    return (
      <Notice tone="bad" title={title} actions={actions} onDismiss={onDismiss} isNews={isNews}>
        {named}
        <p>{text}</p>
      </Notice>
    );
  return (
    <Notice tone="caution" title={t('demand.title')} actions={actions} onDismiss={onDismiss} isNews={isNews}>
      {named}
      <blockquote>{text}</blockquote>
      <p>{t('demand.text')}</p>
      <CautionSource />
    </Notice>
  );
}
