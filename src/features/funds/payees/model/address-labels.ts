import * as v from 'valibot';
import { problem, type RuleProblem } from '../../../../core/rules/rule-problem.ts';
import { characterCount } from '../../../../core/rules/text/text-length.ts';

/** The names that people on this device gave to saved addresses; servers of the protocol store none. */
export type AddressLabels = readonly { readonly owner: string; readonly id: string; readonly label: string }[];

export const labelLength = { max: 30 } as const;
/** More than anybody has addresses; the oldest are forgotten. */
const labelsMax = 500;

const schema = v.array(v.object({ owner: v.string(), id: v.string(), label: v.string() }));

/** None for nothing and for what this version did not write. */
export function readLabels(text: string | undefined): AddressLabels {
  if (text === undefined) return [];
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

export const writeLabels = (labels: AddressLabels): string => JSON.stringify(labels);

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
