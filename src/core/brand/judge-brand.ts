import * as v from 'valibot';
import { solveAccent, type SolvedAccent } from './accent.ts';
import type { Brand } from './brand.ts';
import { isHex } from './colour.ts';
import { Judgement } from './judgement.ts';
import { looksIn } from './looks.ts';

/** What the block is judged with. */
export interface BrandTools {
  /** The text of `core/ui/tokens.css`. */
  readonly tokens: string;
}

const names = ['name', 'accent'];

/** Neither control characters nor what the dictionaries take for a parameter. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cf}]|\{\{|\$t\(/u.test(text);

const nameOf = (lengthMax: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text !== '' && text.length <= lengthMax && isPlain(text),
      `must be 1 to ${lengthMax} plain characters`,
    ),
  );

const colour = v.pipe(v.string(), v.toLowerCase(), v.check(isHex, 'must be # and six hexadecimal digits'));

function accentOf(judgement: Judgement, value: unknown, { tokens }: BrandTools): SolvedAccent | undefined {
  const given = judgement.take('accent', colour, value);
  if (given === undefined || !isHex(given)) return undefined;
  const solved = solveAccent(given, looksIn(tokens, 'green'));
  return 'why' in solved ? judgement.refuse('accent', solved.why) : solved;
}

/** What of the `brand` block is taken; what is wrong is refused with its reason, and the rest holds. */
export function judgeBrand(written: unknown, tools: BrandTools): Brand {
  const judgement = new Judgement();
  const fields = judgement.fields('', written, names);
  const brand = {
    name: judgement.take('name', nameOf(40), fields['name']),
    accent: accentOf(judgement, fields['accent'], tools),
  };
  return { ...brand, refused: judgement.refused };
}
