import type { VerificationState } from '../../../../core/domain/people/user.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { verificationPath } from '../../../../core/navigation/return-path.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { Notice } from '../../request-form/parts/notice.tsx';

interface IdentityFirstProps {
  /** Undefined while it is not known. */
  readonly verification: VerificationState | undefined;
  readonly from: string;
  /** Most servers refuse this form; of others it is not known. */
  readonly isUsual?: boolean | undefined;
}

/**
 * Above a form that servers refuse for unverified people: it says so before papers are sent. It blocks nothing:
 * the server has the last word. `from` is the page to return to.
 */
export function IdentityFirst({ verification, from, isUsual = false }: IdentityFirstProps) {
  const t = useText('funds');
  if (verification === undefined || verification === 'approved') return undefined;
  // Papers that are being looked at are not asked for again.
  if (verification === 'reviewing')
    return (
      <Notice tone="wait" title={t('identityFirst.reviewing')}>
        <p>{t(isUsual ? 'identityFirst.usuallyReviewingText' : 'identityFirst.reviewingText')}</p>
      </Notice>
    );
  return (
    <Notice
      tone="caution"
      title={t('identityFirst.title')}
      actions={
        <LinkButton to={verificationPath(from)} variant="secondary" size="small">
          {t('identityFirst.open')}
        </LinkButton>
      }
    >
      <p>{t(isUsual ? 'identityFirst.usuallyText' : 'identityFirst.text')}</p>
    </Notice>
  );
}
