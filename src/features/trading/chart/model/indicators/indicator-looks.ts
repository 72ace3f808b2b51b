import type { ChartSettings, IndicatorLook, IndicatorName } from '../chart-settings.ts';

/** How an indicator is drawn while the person has changed nothing. */
export const usualLooks: Readonly<Record<IndicatorName, IndicatorLook>> = {
  MA: { params: [5, 10, 30], colours: [0, 1, 2] },
  EMA: { params: [5, 10, 30], colours: [0, 1, 2] },
  BOLL: { params: [20, 2], colours: [0, 1, 2] },
  VOL: { params: [], colours: [] },
  MACD: { params: [12, 26, 9], colours: [0, 1] },
  RSI: { params: [6, 12, 24], colours: [0, 1, 2] },
  KDJ: { params: [9, 3, 3], colours: [0, 1, 2] },
};

/** Indicators with a line for each length; a length that is left empty is no line. */
const linePerLength: ReadonlySet<IndicatorName> = new Set(['MA', 'EMA', 'RSI']);
export const hasLinePerLength = (name: IndicatorName): boolean => linePerLength.has(name);

/** A line of an indicator that takes its length from `param`, or the whole indicator. */
export interface DrawnLook {
  readonly params: readonly number[];
  readonly colours: readonly number[];
}

/** The lines to draw: those with a length, each with its colour. */
export function drawnLook(name: IndicatorName, { looks }: Pick<ChartSettings, 'looks'>): DrawnLook {
  const usual = usualLooks[name];
  const look = looks[name] ?? usual;
  const colourOf = (index: number): number => look.colours[index] ?? usual.colours[index] ?? 0;
  if (!hasLinePerLength(name)) {
    const params = usual.params.flatMap((param, index) => look.params[index] ?? param ?? []);
    return { params, colours: usual.colours.map((_, index) => colourOf(index)) };
  }
  const lines = look.params.flatMap((param, index) =>
    param === undefined ? [] : [{ param, colour: colourOf(index) }],
  );
  return { params: lines.map(({ param }) => param), colours: lines.map(({ colour }) => colour) };
}

/** As the person set it, or the usual one. */
export const lookOf = (name: IndicatorName, { looks }: Pick<ChartSettings, 'looks'>): IndicatorLook => {
  const usual = usualLooks[name];
  const look = looks[name] ?? usual;
  return {
    params: usual.params.map((param, index) => look.params[index] ?? (hasLinePerLength(name) ? undefined : param)),
    colours: usual.colours.map((colour, index) => look.colours[index] ?? colour),
  };
};
