import {
  IconApps,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowsExchange,
  IconArrowsLeftRight,
  IconBuildingBank,
  IconChartCandle,
  IconChartLine,
  IconCreditCard,
  IconCurrencyEuro,
  IconDice5,
  IconGift,
  IconHeadset,
  IconHelp,
  IconHourglass,
  IconLock,
  IconPhoto,
  IconRocket,
  IconSchool,
  IconSpeakerphone,
  IconStack2,
  IconTrendingUp,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { MenuKind } from '../model/menu-entries.ts';

const icons: Readonly<Record<MenuKind, Icon>> = {
  deposit: IconArrowBarToDown,
  withdraw: IconArrowBarToUp,
  transfer: IconArrowsExchange,
  quickBuy: IconCreditCard,
  simulated: IconSchool,
  spot: IconArrowsLeftRight,
  contract: IconChartCandle,
  seconds: IconHourglass,
  forex: IconCurrencyEuro,
  lockMining: IconLock,
  invest: IconTrendingUp,
  ieo: IconRocket,
  nft: IconPhoto,
  copyTrading: IconUsersGroup,
  game: IconDice5,
  loan: IconBuildingBank,
  c2c: IconUsers,
  otc: IconStack2,
  finance: IconChartLine,
  invite: IconGift,
  support: IconHeadset,
  help: IconHelp,
  news: IconSpeakerphone,
};

/** Drawn here whatever picture the operator configured, so that all entries are of one hand. */
export function MenuIcon({ kind }: { readonly kind: MenuKind | undefined }) {
  const Chosen = kind === undefined ? IconApps : icons[kind];
  return <Chosen size={22} stroke={1.75} aria-hidden="true" />;
}
