import { IconApps } from '../../../core/ui/icons/apps.gen.tsx';
import { IconArrowBarToDown } from '../../../core/ui/icons/arrow-bar-to-down.gen.tsx';
import { IconArrowBarToUp } from '../../../core/ui/icons/arrow-bar-to-up.gen.tsx';
import { IconArrowsExchange } from '../../../core/ui/icons/arrows-exchange.gen.tsx';
import { IconArrowsLeftRight } from '../../../core/ui/icons/arrows-left-right.gen.tsx';
import { IconBuildingBank } from '../../../core/ui/icons/building-bank.gen.tsx';
import { IconChartCandle } from '../../../core/ui/icons/chart-candle.gen.tsx';
import { IconChartLine } from '../../../core/ui/icons/chart-line.gen.tsx';
import { IconCreditCard } from '../../../core/ui/icons/credit-card.gen.tsx';
import { IconCurrencyEuro } from '../../../core/ui/icons/currency-euro.gen.tsx';
import { IconDice5 } from '../../../core/ui/icons/dice-5.gen.tsx';
import { IconGift } from '../../../core/ui/icons/gift.gen.tsx';
import { IconHeadset } from '../../../core/ui/icons/headset.gen.tsx';
import { IconHelp } from '../../../core/ui/icons/help.gen.tsx';
import { IconHourglass } from '../../../core/ui/icons/hourglass.gen.tsx';
import { IconLock } from '../../../core/ui/icons/lock.gen.tsx';
import { IconPhoto } from '../../../core/ui/icons/photo.gen.tsx';
import { IconRocket } from '../../../core/ui/icons/rocket.gen.tsx';
import { IconSchool } from '../../../core/ui/icons/school.gen.tsx';
import { IconSpeakerphone } from '../../../core/ui/icons/speakerphone.gen.tsx';
import { IconStack2 } from '../../../core/ui/icons/stack-2.gen.tsx';
import { IconTrendingUp } from '../../../core/ui/icons/trending-up.gen.tsx';
import { IconUsersGroup } from '../../../core/ui/icons/users-group.gen.tsx';
import type { Icon } from '../../../core/ui/icons/icon.tsx';
import type { MenuKind } from '../model/menu-entries.ts';

const icons: Readonly<Record<MenuKind, Icon>> = {
  deposit: IconArrowBarToDown,
  withdraw: IconArrowBarToUp,
  transfer: IconArrowsExchange,
  quickBuy: IconCreditCard,
  simulated: IconSchool,
  spot: IconArrowsLeftRight,
  contracts: IconChartCandle,
  options: IconHourglass,
  forex: IconCurrencyEuro,
  lockMining: IconLock,
  invest: IconTrendingUp,
  ieo: IconRocket,
  nft: IconPhoto,
  copyTrading: IconUsersGroup,
  game: IconDice5,
  loan: IconBuildingBank,
  c2c: IconCreditCard,
  otc: IconStack2,
  finance: IconChartLine,
  invite: IconGift,
  support: IconHeadset,
  help: IconHelp,
  news: IconSpeakerphone,
};

/** Our own drawing instead of the operator's picture, so that all entries match. */
export function MenuIcon({ kind }: { readonly kind: MenuKind | undefined }) {
  const Chosen = kind === undefined ? IconApps : icons[kind];
  return <Chosen size={22} stroke={1.75} aria-hidden="true" />;
}
