import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FollowTerms, LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Button } from '../../../core/ui/button.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { SendButton } from '../../shared/request-form/parts/send-button.tsx';
import { TickBox } from '../../shared/request-form/parts/tick-box.tsx';
import { useIsDemo } from '../../shared/session/data/is-demo.ts';
import { agreementFor } from '../model/agreement-language.ts';
import requests from '../../shared/request-form/parts/requests.module.css';
import { PreviewFacts } from '../parts/preview-facts.tsx';
import { useTermsWords } from '../parts/use-terms-words.ts';
import { usePreview } from '../operations/use-preview.ts';

const agreements = { zh: routes.follow.agreementZh, en: routes.follow.agreementEn } as const;

export interface FollowReviewProps {
  readonly trader: LeadTraderDetail;
  readonly terms: FollowTerms;
  readonly onCancel: () => void;
  readonly onSend: () => void;
}

/** The terms for review. Two ticks, neither set in advance: the possible loss, and the agreement. */
export function FollowReview({ trader, terms, onCancel, onSend }: FollowReviewProps) {
  const t = useText('copyTrading');
  const words = useTermsWords();
  const preview = usePreview(trader.id);
  const { language } = useSession();
  const isDemo = useIsDemo();
  const [knowsLoss, setKnowsLoss] = useState(false);
  const [agrees, setAgrees] = useState(false);
  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={t('review.title')}
      footer={
        <div className={requests['pair']}>
          <Button variant="secondary" data-autofocus="" onClick={onCancel}>
            {t('review.back')}
          </Button>
          <SendButton disabled={!knowsLoss || !agrees} onClick={onSend}>
            {t('review.send')}
          </SendButton>
        </div>
      }
    >
      <FactList
        facts={[
          { id: 'trader', label: t('trader'), value: trader.nickname },
          { id: 'terms', label: t('way.label'), value: words(terms) },
        ]}
      />
      <PreviewFacts terms={terms} preview={preview(terms)} isDemo={isDemo} />
      <TickBox label={t('review.knowsLoss')} isTicked={knowsLoss} onTick={setKnowsLoss} />
      <TickBox label={t('review.agrees')} isTicked={agrees} onTick={setAgrees} />
      <p>
        <Link to={agreements[agreementFor(language)]}>{t('review.agreement')}</Link>
      </p>
    </Sheet>
  );
}
