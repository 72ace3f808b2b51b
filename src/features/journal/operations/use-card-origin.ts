import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { calendarOf } from '../../../core/i18n/calendar.ts';
import { productName } from '../../../core/i18n/product-name.ts';
import { useReadTimes } from '../../../core/time/read-times.ts';
import { useExportContext } from '../../shared/export/data/export-context.ts';
import { moneyMode, type MoneyMode } from '../../shared/export/model/export-file.ts';
import { useServerZone } from '../../shared/server/data/use-server-zone.ts';
import { useSiteName } from '../../shared/site/operations/use-site-name.ts';

const day = { year: true, month: true, day: true } as const;

/** Whose picture it is, of which money, and on which day. */
export function useCardOrigin() {
  const { account, isDemo, now } = useExportContext();
  const { brand } = useRuntimeConfig();
  const siteName = useSiteName();
  const serverNow = useReadTimes().server();
  const zone = useServerZone();
  const isServers = serverNow !== undefined && zone !== undefined;
  const mode: MoneyMode = moneyMode(account, isDemo);
  return {
    brand: siteName ?? productName(),
    mode,
    /** The server's day needs its clock and its zone. */
    today: { day: calendarOf('en', isServers ? zone : undefined)(isServers ? serverNow : now(), day), isServers },
    marks: brand?.marks,
    /** A brand without a mark of its own does not wear ours. */
    hasOwnMark: brand?.name === undefined && brand?.shortName === undefined,
    now,
  };
}
