import type { VerificationState } from '../../../../core/domain/people/user.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { verificationPath } from '../../../../core/navigation/return-path.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { Notice } from '../../request-form/parts/notice.tsx';

interface IdentityFirstProps {
  /** Undefined while it is not known. */
  readonly verification: VerificationState | undefined;
  readonly from: string;
}

/**
 * Above a form whose request servers refuse from those who are not verified: it is told before papers are sent, not after.
 * Nothing is blocked, as not every server asks for it. `from` is where the way leads back to.
 */
export function IdentityFirst({ verification, from }: IdentityFirstProps) {
  const t = useText('funds');
  if (verification === undefined || verification === 'approved') return undefined;
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
      <p>{t('identityFirst.text')}</p>
    </Notice>
  );
}
