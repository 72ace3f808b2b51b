import {
  IconBrandDiscord,
  IconBrandLine,
  IconBrandMessenger,
  IconBrandTelegram,
  IconBrandWechat,
  IconBrandWhatsapp,
  IconChevronRight,
  IconMail,
  IconMessageCircle,
  IconPhone,
  IconQrcode,
  type Icon,
} from '@tabler/icons-react';
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

/** Ways to a person: each leads there, and can be shown to the camera of another device. */
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
