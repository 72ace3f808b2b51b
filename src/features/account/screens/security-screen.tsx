import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { inOneLine } from '../../../core/i18n/texts/one-line.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { User } from '../../../core/domain/people/user.ts';
import { useEndOfPage } from '../../../core/navigation/detour.ts';
import { useReturnPathOr } from '../../../core/navigation/return-path.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { takesCodes } from '../model/place-for-code.ts';
import { deviceFacts } from '../model/device-facts.ts';
import styles from '../parts/account-column.module.css';
import { FactRow, OpenRow, PathRow, RowGroup } from '../../../core/ui/lists/row-group.tsx';
import { useIsEntryOffered } from '../../shared/server/data/use-is-entry-offered.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { UserPage } from '../panels/user-page.tsx';

type ContactKind = 'email' | 'mobile';

const ContactSheet = whenWanted({
  load: async () => (await import('../panels/contact-sheet.tsx')).ContactSheet,
  isWanted: ({ kind }) => kind !== undefined,
});

/**
 * The protection of the account, and facts about this device. Other devices are missing: the protocol does not list
 * them.
 */
export default function SecurityScreen() {
  const t = useText('account');
  return <UserPage title={t('security.title')} render={(user) => <Security user={user} />} />;
}

function paymentPasswordState({ hasPaymentPassword }: User): 'set' | 'notSet' | 'notSaid' {
  if (hasPaymentPassword === undefined) return 'notSaid';
  return hasPaymentPassword ? 'set' : 'notSet';
}

/** What the way here asks to bind, unless it is bound. */
function askedKind(asked: string | null, { email, phone }: User): ContactKind | undefined {
  if (asked === 'email') return email === undefined ? 'email' : undefined;
  return asked === 'mobile' && phone === undefined ? 'mobile' : undefined;
}

function Security({ user }: { readonly user: User }) {
  const t = useText('account');
  const [question] = useSearchParams();
  const [binding, setBinding] = useState(() => askedKind(question.get('bind'), user));
  const { takesLists } = useServerDialect();
  const hasAuthorised = useIsEntryOffered('authorisedAmount');
  const { emailBinding } = useRuntimeConfig().capabilities;
  const endPage = useEndOfPage();
  const next = useReturnPathOr('');
  const onBound = (): void => {
    setBinding(undefined);
    if (next !== '') endPage(next);
  };
  const isReachedBothWays = user.phone !== undefined && (user.email !== undefined || !emailBinding);
  return (
    <>
      <RowGroup title={t('security.passwords')}>
        {takesCodes(user) ? (
          <PathRow label={t('security.loginPassword')} value={t('security.change')} to={routes.setting.password} />
        ) : undefined}
        <PathRow
          label={t('security.payPassword')}
          value={t(`security.${paymentPasswordState(user)}`)}
          to={routes.setting.payPassword}
        />
      </RowGroup>
      <RowGroup title={t('security.payees')}>
        <PathRow label={t('security.addresses')} to={routes.setting.wallet} />
        <PathRow label={t('security.card')} to={routes.setting.bank} />
        {takesLists ? <PathRow label={t('security.cardAbroad')} to={routes.setting.bankInternational} /> : undefined}
        {hasAuthorised ? <PathRow label={t('security.authorised')} to={routes.setting.sqtest} /> : undefined}
      </RowGroup>
      <RowGroup title={t('security.contacts')}>
        {emailBinding || user.email !== undefined ? (
          <ContactRow label={t('security.email')} value={user.email} onBind={() => setBinding('email')} />
        ) : undefined}
        <ContactRow label={t('security.phone')} value={user.phone} onBind={() => setBinding('mobile')} />
      </RowGroup>
      {isReachedBothWays ? undefined : (
        <p className={styles['note']}>{t(emailBinding ? 'security.contactsHint' : 'security.contactsHintPhone')}</p>
      )}
      <ThisDevice hasPassword={takesCodes(user)} />
      <ContactSheet kind={binding} onClose={() => setBinding(undefined)} onBound={onBound} />
    </>
  );
}

interface ContactRowProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onBind: () => void;
}

function ContactRow({ label, value, onBind }: ContactRowProps) {
  const t = useText('account');
  return value === undefined ? (
    <OpenRow label={label} value={t('security.bind')} onOpen={onBind} />
  ) : (
    <FactRow label={label}>{value}</FactRow>
  );
}

function ThisDevice({ hasPassword }: { readonly hasPassword: boolean }) {
  const t = useText('account');
  const { languageTag } = useFormat();
  const { browser, system } = deviceFacts(navigator.userAgent);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <>
      <RowGroup title={t('security.device')}>
        <FactRow label={t('security.browser')}>{[browser, system].filter((fact) => fact !== '').join(' · ')}</FactRow>
        <FactRow label={t('security.zone')}>{timeZone}</FactRow>
        <FactRow label={t('security.session')}>{t('security.sessionHere')}</FactRow>
        <PathRow label={t('security.onDevice')} to={pathWith(routes.setting.setting, { section: 'device' })} />
      </RowGroup>
      <p className={styles['note']}>
        {inOneLine(languageTag, [t('security.deviceHint'), ...(hasPassword ? [t('security.deviceAdvice')] : [])])}
      </p>
    </>
  );
}
