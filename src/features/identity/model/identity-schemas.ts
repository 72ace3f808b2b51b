import * as v from 'valibot';
import { documentKinds } from '../../../core/domain/people/identity.ts';
import { mobileProblem } from '../../../core/rules/people/account-rules.ts';
import { documentNumberProblem, pictureProblem, realNameProblem } from '../../../core/rules/people/identity-rules.ts';
import { ruleField, withForbidden, type SayProblem } from '../../shared/forms/model/rule-field.ts';

const bothSides = (say: SayProblem) => ({
  front: ruleField(pictureProblem, say),
  back: ruleField(pictureProblem, say),
});

/** A phone number as it is sent, without the blanks and dashes people write it with. */
export const cleanPhone = (typed: string): string => typed.trim().replaceAll(/[\s().-]/g, '');

export const basicSchema = (say: SayProblem) =>
  v.pipe(
    v.object({
      kind: v.picklist(documentKinds),
      name: ruleField(realNameProblem, say),
      phone: ruleField((typed) => mobileProblem(cleanPhone(typed)), say, cleanPhone),
      documentNumber: v.string(),
      ...bothSides(say),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const rule = (typed: string) => documentNumberProblem(typed, value.kind === 'idCard');
      const found = withForbidden(rule, say)(value.documentNumber);
      if (found === undefined) return;
      const path = [
        { type: 'object', origin: 'value', input: value, key: 'documentNumber', value: value.documentNumber },
      ] as const;
      addIssue({ message: say(found), path: [path[0]] });
    }),
  );
export type BasicFields = v.InferInput<ReturnType<typeof basicSchema>>;

export const advancedSchema = (say: SayProblem) =>
  v.object({ ...bothSides(say), holding: ruleField(pictureProblem, say) });
export type AdvancedFields = v.InferInput<ReturnType<typeof advancedSchema>>;
