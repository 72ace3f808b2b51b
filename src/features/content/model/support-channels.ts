import { routes } from '../../../core/navigation/routes.ts';
import { isEmail } from '../../../core/rules/text/text-checks.ts';
import { leavingPath, outsideAddress } from '../../shared/outside/model/outside-address.ts';

export const channelKinds = [
  'chat',
  'email',
  'phone',
  'telegram',
  'whatsapp',
  'line',
  'wechat',
  'messenger',
  'discord',
] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** The words that operators of this protocol begin the keys of a channel with: `kefu_url`, `line_radio`. */
const stems: Readonly<Record<ChannelKind, readonly string[]>> = {
  chat: ['kefu', 'kf', 'chat', 'service', 'customer_service', 'support'],
  email: ['kefu', 'service', 'customer_service', 'support', 'site'],
  phone: ['kefu', 'service', 'customer_service', 'support', 'site'],
  telegram: ['telegram', 'tg'],
  whatsapp: ['whatsapp', 'wa'],
  line: ['line'],
  wechat: ['wechat', 'weixin'],
  messenger: ['messenger', 'facebook'],
  discord: ['discord'],
};
const endings: Readonly<Partial<Record<ChannelKind, string>>> = { email: 'email', phone: 'phone' };

export interface SupportChannel {
  readonly kind: ChannelKind;
  /** For people: the host, the mail address, the number. */
  readonly shown: string;
  /** For a camera. */
  readonly address: string;
  /** A path of this program that names the host first; undefined where the device itself opens the address. */
  readonly path: string | undefined;
}

type Settings = Readonly<Record<string, string>>;

function channelAt(kind: ChannelKind, text: string): SupportChannel | undefined {
  const value = text.trim();
  if (kind === 'email') {
    return isEmail(value) ? { kind, shown: value, address: `mailto:${value}`, path: undefined } : undefined;
  }
  if (kind === 'phone') {
    const digits = value.replace(/[\s().-]/g, '');
    return /^\+?\d{5,15}$/.test(digits) ? { kind, shown: value, address: `tel:${digits}`, path: undefined } : undefined;
  }
  const address = outsideAddress(value);
  return address === undefined
    ? undefined
    : { kind, shown: address.host, address: address.href, path: leavingPath(address) };
}

function channelOf(settings: Settings, kind: ChannelKind): SupportChannel | undefined {
  const found = stems[kind].find((stem) => {
    const isOff = settings[`${stem}_radio`] === '0';
    return !isOff && channelAt(kind, settings[`${stem}_${endings[kind] ?? 'url'}`] ?? '') !== undefined;
  });
  return found === undefined ? undefined : channelAt(kind, settings[`${found}_${endings[kind] ?? 'url'}`] ?? '');
}

/** The operator's channels: by `<name>_url`, `<name>_email` and `<name>_phone`, unless `<name>_radio` is 0. */
export const supportChannels = (settings: Settings): readonly SupportChannel[] =>
  channelKinds.flatMap((kind) => channelOf(settings, kind) ?? []);

/** Pages of one channel alone. */
export const channelRoutes = { [routes.kf.kf]: 'chat', [routes.kf.kfline]: 'line' } as const satisfies Readonly<
  Record<string, ChannelKind>
>;
const byRoute: ReadonlyMap<string, ChannelKind> = new Map(Object.entries(channelRoutes));
export const channelKindAt = (pathname: string): ChannelKind | undefined => byRoute.get(pathname.replace(/\/+$/, ''));
