/** The rule of one request field; every value arrives as text. */
export interface FieldRule {
  readonly kind: 'text' | 'integer' | 'file';
  readonly required?: boolean;
  readonly values?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface RequestRule {
  readonly access: 'open' | 'signed-in';
  readonly fields: Readonly<Record<string, FieldRule>>;
}

type Fields = Readonly<Record<string, string>>;

/** Fifteen digits are safe in any number type of a client or handler. */
const wholeNumber = /^-?\d{1,15}$/;
/** Applies when the specification sets no limit. */
const longestText = 4096;

function fits(value: string, rule: FieldRule): boolean {
  if (rule.kind === 'integer' && !fitsInteger(value, rule)) return false;
  if (rule.values !== undefined && !rule.values.includes(value)) return false;
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(value)) return false;
  return value.length >= (rule.minLength ?? 0) && value.length <= (rule.maxLength ?? longestText);
}

function fitsInteger(value: string, { minimum, maximum }: FieldRule): boolean {
  if (!wholeNumber.test(value)) return false;
  const whole = Number.parseInt(value, 10);
  return whole >= (minimum ?? whole) && whole <= (maximum ?? whole);
}

/** Scripts send these texts for an absent value; they count as absent if the field cannot contain them. */
const isUnset = (value: string, { kind, values, pattern }: FieldRule): boolean =>
  (value === 'null' || value === 'undefined') && (kind === 'integer' || values !== undefined || pattern !== undefined);

/** Only the declared fields, or undefined when one of them is missing or invalid. The handler checks files. */
export function checkFields(rule: RequestRule, given: Fields): Fields | undefined {
  const checked: Record<string, string> = {};
  for (const [name, fieldRule] of Object.entries(rule.fields)) {
    if (fieldRule.kind === 'file') continue;
    const value = given[name];
    if (value === undefined || isUnset(value, fieldRule)) {
      if (fieldRule.required === true) return undefined;
      continue;
    }
    if (!fits(value, fieldRule)) return undefined;
    checked[name] = value;
  }
  return checked;
}
