import { IconBrandDiscord } from '../../../core/ui/icons/brand-discord.gen.tsx';
import { IconBrandLine } from '../../../core/ui/icons/brand-line.gen.tsx';
import { IconBrandMessenger } from '../../../core/ui/icons/brand-messenger.gen.tsx';
import { IconBrandTelegram } from '../../../core/ui/icons/brand-telegram.gen.tsx';
import { IconBrandWechat } from '../../../core/ui/icons/brand-wechat.gen.tsx';
import { IconBrandWhatsapp } from '../../../core/ui/icons/brand-whatsapp.gen.tsx';
import { IconChevronRight } from '../../../core/ui/icons/chevron-right.gen.tsx';
import { IconMail } from '../../../core/ui/icons/mail.gen.tsx';
import { IconMessageCircle } from '../../../core/ui/icons/message-circle.gen.tsx';
import { IconPhone } from '../../../core/ui/icons/phone.gen.tsx';
import { IconQrcode } from '../../../core/ui/icons/qrcode.gen.tsx';
import type { Icon } from '../../../core/ui/icons/icon.tsx';
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import type { ChannelKind, SupportChannel } from '../model/support-channels.ts';
import styles from './channel-list.module.css';

const icons: Readonly<Record<ChannelKind, Icon>> = {
  chat: IconMessageCircle,
  email: IconMail,
  phone: IconPhone,
  telegram: IconBrandTelegram,
  whatsapp: IconBrandWhatsapp,
  line: IconBrandLine,
  wechat: IconBrandWechat,
  messenger: IconBrandMessenger,
  discord: IconBrandDiscord,
};

export interface ChannelListProps {
  readonly channels: readonly SupportChannel[];
  readonly onShowCode: (channel: SupportChannel) => void;
}

/** Ways to reach a person. Each is a link, and can be shown as a code for the camera of another device. */
export function ChannelList({ channels, onShowCode }: ChannelListProps) {
  const t = useText('content');
  return (
    <ul className={styles['list']}>
      {channels.map((channel) => {
        const name = t(`support.channels.${channel.kind}`);
        return (
          <li key={channel.kind} className={styles['item']}>
            <ChannelLink channel={channel} name={name} />
            <IconButton label={t('support.code', { name })} onClick={() => onShowCode(channel)}>
              <IconQrcode size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function ChannelLink({ channel, name }: { readonly channel: SupportChannel; readonly name: string }) {
  const KindIcon = icons[channel.kind];
  const inside = (
    <>
      <KindIcon className={styles['icon']} size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles['texts']}>
        <span>{name}</span>
        <bdi className={styles['shown']}>{channel.shown}</bdi>
      </span>
      <IconChevronRight className={styles['arrow']} size={18} stroke={1.75} aria-hidden="true" />
    </>
  );
  return channel.path === undefined ? (
    <a href={channel.address} className={styles['link']}>
      {inside}
    </a>
  ) : (
    <Link to={channel.path} className={styles['link']}>
      {inside}
    </Link>
  );
}
