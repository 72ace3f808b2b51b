import type { Format } from '../../../../core/i18n/format.ts';
import { rate, type Rate } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';

const most = rate('1000');

/** How far a liquidation is away, in percent. Beyond ten times the price a figure says no more than that. */
export const distanceText = ({ percent }: Pick<Format, 'percent'>, distance: Rate): string =>
  compare(distance, most) > 0 ? `> ${percent(most)}` : percent(distance);
