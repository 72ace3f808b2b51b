import { useState } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import type { User } from '../../../core/domain/people/user.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { FiatSheet } from '../../shared/fiat/panels/fiat-sheet.tsx';
import { LanguageRow } from '../../shared/language/panels/language-row.tsx';
import { RegionRow } from '../../shared/regions/panels/region-row.tsx';
import styles from '../parts/account-column.module.css';
import { FactRow, OpenRow, PathRow, RowGroup } from '../../../core/ui/lists/row-group.tsx';
import { AvatarPicker } from '../panels/avatar-picker.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { UserPage } from '../panels/user-page.tsx';

const ProfileTextSheet = whenWanted({
  load: async () => (await import('../panels/profile-text-sheet.tsx')).ProfileTextSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** The person's avatar, names and data. */
export default function ProfileScreen() {
  useTextsAhead(['account', 'identity', 'settings', 'content', 'shared', 'worth']);
  const t = useText('account');
  return <UserPage title={t('profile.title')} render={(user) => <Profile user={user} />} />;
}

function Profile({ user }: { readonly user: User }) {
  const t = useText('account');
  const { capabilities, products, sure = products } = useRuntimeConfig();
  const [isNaming, setIsNaming] = useState(false);
  return (
    <>
      <AvatarPicker address={user.avatar} />
      <RowGroup title={t('profile.title')}>
        <OpenRow label={t('profile.nickname')} value={user.nickname} onOpen={() => setIsNaming(true)} />
        {capabilities.signature ? <SignatureRow signature={user.signature} /> : undefined}
        <FactRow label={t('profile.uid')}>{user.id}</FactRow>
        <FactRow label={t('profile.login')}>{user.maskedLogin}</FactRow>
        <FactRow label={t('profile.vip')}>{user.vipLevel === 0 ? t('profile.noVip') : user.vipLevel}</FactRow>
        <p className={styles['about']}>{t(sure.borrowing === true ? 'profile.vipHint' : 'profile.vipHintNoLoans')}</p>
      </RowGroup>
      <Choices user={user} />
      <ProfileTextSheet line="nickname" isOpen={isNaming} text={user.nickname} onClose={() => setIsNaming(false)} />
    </>
  );
}

/** A line of the person's own, and the sheet that changes it. */
function SignatureRow({ signature }: { readonly signature: string }) {
  const t = useText('account');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OpenRow label={t('profile.signature')} value={signature} onOpen={() => setIsOpen(true)} />
      <ProfileTextSheet line="signature" isOpen={isOpen} text={signature} onClose={() => setIsOpen(false)} />
    </>
  );
}

function Choices({ user }: { readonly user: User }) {
  const t = useText('account');
  const identity = useText('identity');
  const settings = useText('settings');
  const { capabilities } = useRuntimeConfig();
  const { takesQuestionnaire } = useServerDialect();
  const fiat = useFiat();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <RowGroup title={settings('title')}>
      <PathRow
        label={t('profile.identity')}
        value={identity(`states.${user.verification}`)}
        to={routes.setting.realMark}
      />
      <PathRow label={t('profile.security')} to={routes.setting.security} />
      {takesQuestionnaire ? <PathRow label={t('profile.survey')} to={routes.common.questionnaire} /> : undefined}
      {capabilities.coupons ? <PathRow label={t('profile.coupons')} to={routes.setting.coupon} /> : undefined}
      <PathRow label={t('profile.invite')} to={routes.setting.share} />
      <LanguageRow />
      <RegionRow to={routes.setting.areas} />
      <OpenRow label={t('profile.fiat')} value={fiat.code} onOpen={() => setIsChoosing(true)} />
      <FiatSheet isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </RowGroup>
  );
}
