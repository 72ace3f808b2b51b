import * as v from 'valibot';
import { parsedText } from '../../../../core/domain/kept/parsed-text.ts';
import { unreadRows } from '../../../../core/domain/kept/unread-rows.ts';
import { problem, type RuleProblem } from '../../../../core/rules/rule-problem.ts';
import { characterCount } from '../../../../core/rules/text/text-length.ts';

/** The names that people on this device gave to saved addresses; servers of the protocol store none. */
export type AddressLabels = readonly { readonly owner: string; readonly id: string; readonly label: string }[];

export const labelLength = { max: 30 } as const;
/** More than anybody has addresses; the oldest are forgotten. */
const labelsMax = 500;

const schema = v.object({ owner: v.string(), id: v.string(), label: v.string() });
const readLabel = (row: unknown) => v.safeParse(schema, row);

/** None for nothing; what this version did not write is left out. */
export function readLabels(text: string | undefined): AddressLabels {
  const rows = parsedText(text);
  return (Array.isArray(rows) ? rows : []).map(readLabel).flatMap((read) => (read.success ? [read.output] : []));
}

/** With what this version cannot read of `kept` behind them. */
export const writeLabels = (labels: AddressLabels, kept?: string): string =>
  JSON.stringify([...labels, ...unreadRows(parsedText(kept), (row) => readLabel(row).success)]);

export const labelOf = (labels: AddressLabels, owner: string | undefined, id: string): string | undefined =>
  labels.find((one) => one.owner === owner && one.id === id)?.label;

/** An empty label takes the name away. */
export function withLabel(labels: AddressLabels, owner: string, named: { id: string; label: string }): AddressLabels {
  const label = named.label.trim();
  const others = labels.filter((one) => one.owner !== owner || one.id !== named.id);
  return label === '' ? others : [...others, { owner, id: named.id, label }].slice(-labelsMax);
}

/** A name for oneself: any text, but a short one. */
export const labelProblem = (text: string): RuleProblem | undefined =>
  characterCount(text.trim()) > labelLength.max ? problem('textTooLong', labelLength) : undefined;
