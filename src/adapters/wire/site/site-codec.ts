import { lackingAs, type Rows } from '../../../core/domain/page.ts';
import type { MenuEntry, SiteConfiguration } from '../../../core/domain/server/site.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { MenuItem, Setting, SiteSettings } from '../calls/api.gen.ts';
import { objectAt, unexpected } from '../calls/decode.ts';
import { isWireObject } from '../http/wire-json.ts';
import { imageAddress, type FileAddress } from '../calls/image-address.ts';
import { readRows } from '../calls/wire-page.ts';

const knownSettings: ReadonlySet<string> = new Set(['site_name', 'site_logo', 'down_logo']);

/** A map of nothing is written as an empty list. */
export function readSiteConfiguration(sent: WireValue, fileAddress: FileAddress): SiteConfiguration {
  const value = Array.isArray(sent) && sent.length === 0 ? {} : sent;
  if (!isWireObject(value)) throw unexpected('message', 'an object');
  const site = objectAt<SiteSettings>(value, 'message');
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    name: site.optionalText('site_name'),
    logo: imageAddress(site.optionalText('site_logo'), fileAddress),
    downloadLogo: imageAddress(site.optionalText('down_logo'), fileAddress),
    settings: Object.fromEntries(texts.filter(([key]) => !knownSettings.has(key))),
  };
}

export function readSetting(value: WireValue): string | undefined {
  return value === null ? undefined : objectAt<Setting>(value, 'message').optionalText('value');
}

interface SortedEntry {
  readonly entry: MenuEntry;
  readonly order: number;
  readonly isShown: boolean;
}

/** Ways of opening a page inside the client; everything else is a link. */
const insideOpenTypes: ReadonlySet<string> = new Set(['navigateTo', 'switchTab']);

function readMenuEntry(value: WireValue, path: string, fileAddress: FileAddress): SortedEntry {
  const row = objectAt<MenuItem>(value, path);
  return {
    entry: {
      id: row.id('id'),
      name: row.text('name'),
      labelKey: row.optionalText('title'),
      icon: imageAddress(row.optionalText('icon'), fileAddress),
      target: row.text('url'),
      isOutside: !insideOpenTypes.has(row.optionalText('open_type') ?? 'navigateTo'),
      isFinancial: row.optionalFlag('is_financial') ?? false,
    },
    order: row.optionalInteger('sort') ?? 0,
    isShown: row.optionalFlag('show') ?? true,
  };
}

export function readMenu(value: WireValue, fileAddress: FileAddress): Rows<MenuEntry> {
  const rows = readRows(value, 'message', (item, path) => readMenuEntry(item, path, fileAddress));
  const shown = rows.filter(({ isShown }) => isShown).toSorted((left, right) => left.order - right.order);
  return lackingAs(
    shown.map(({ entry }) => entry),
    rows,
  );
}
