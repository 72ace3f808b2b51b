import { isoMoment } from './utc-offset.ts';

/**
 * A server's time as epoch ms. Undefined if neither the text nor the configuration reveals the server's offset from
 * UTC.
 */
export function momentOf(text: string | undefined, serverZone: string | undefined): number | undefined {
  const iso = text === undefined ? undefined : isoMoment(text, serverZone);
  return iso === undefined ? undefined : Date.parse(iso);
}

/** The first moment of a day of the server, `YYYY-MM-DD`. */
export const dayStart = (day: string | undefined, serverZone: string | undefined): number | undefined =>
  day === undefined ? undefined : momentOf(`${day.slice(0, 10)} 00:00:00`, serverZone);

interface SaleWindow {
  /** As the server writes them. */
  readonly startsAt: string | undefined;
  readonly endsAt: string | undefined;
  /** Epoch ms; undefined unless the server sends them so. */
  readonly startsAtMs: number | undefined;
  readonly endsAtMs: number | undefined;
}

/** Adds moments for countdowns, if the configuration has the server's time zone. */
export const withMoments = <Sale extends SaleWindow>(sale: Sale, serverZone: string | undefined): Sale => ({
  ...sale,
  startsAtMs: sale.startsAtMs ?? momentOf(sale.startsAt, serverZone),
  endsAtMs: sale.endsAtMs ?? momentOf(sale.endsAt, serverZone),
});

/** The same for a row with only a last day. */
export const withEnd = <Row extends { readonly endsOn: string; readonly endsAtMs: number | undefined }>(
  row: Row,
  serverZone: string | undefined,
): Row => ({ ...row, endsAtMs: row.endsAtMs ?? dayStart(row.endsOn, serverZone) });
