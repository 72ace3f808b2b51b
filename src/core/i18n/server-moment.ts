import { isoMoment } from './utc-offset.ts';

/**
 * A time as a server says it, epoch ms. Undefined where neither the text nor the configuration says how far the server is
 * from UTC.
 */
export function momentOf(text: string | undefined, serverZone: string | undefined): number | undefined {
  const iso = text === undefined ? undefined : isoMoment(text, serverZone);
  return iso === undefined ? undefined : Date.parse(iso);
}

/** The first moment of a day of the server, `YYYY-MM-DD`. */
export const dayStart = (day: string | undefined, serverZone: string | undefined): number | undefined =>
  day === undefined ? undefined : momentOf(`${day.slice(0, 10)} 00:00:00`, serverZone);

interface SaleWindow {
  /** As the server says them. */
  readonly startsAt: string | undefined;
  readonly endsAt: string | undefined;
  /** Epoch ms; undefined where the server does not say them so. */
  readonly startsAtMs: number | undefined;
  readonly endsAtMs: number | undefined;
}

/** With moments that can be counted down to, where the configuration says how far the server is from UTC. */
export const withMoments = <Sale extends SaleWindow>(sale: Sale, serverZone: string | undefined): Sale => ({
  ...sale,
  startsAtMs: sale.startsAtMs ?? momentOf(sale.startsAt, serverZone),
  endsAtMs: sale.endsAtMs ?? momentOf(sale.endsAt, serverZone),
});

/** The same for what a server dates by its last day alone. */
export const withEnd = <Row extends { readonly endsOn: string; readonly endsAtMs: number | undefined }>(
  row: Row,
  serverZone: string | undefined,
): Row => ({ ...row, endsAtMs: row.endsAtMs ?? dayStart(row.endsOn, serverZone) });
