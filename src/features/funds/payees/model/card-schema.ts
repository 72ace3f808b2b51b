import * as v from 'valibot';
import { bankCardRules } from '../../../../core/rules/people/payee-rules.ts';
import { ruleField, type SayProblem } from '../../../shared/forms/model/rule-field.ts';

export const cardSchema = (say: SayProblem) =>
  v.object({
    holder: ruleField(bankCardRules.holder, say),
    bank: ruleField(bankCardRules.bank, say),
    branch: ruleField(bankCardRules.branch, say),
    account: ruleField(bankCardRules.account, say),
    code: ruleField(bankCardRules.code, say),
    place: ruleField(bankCardRules.place, say),
    bankAddress: ruleField(bankCardRules.bankAddress, say),
    phone: ruleField(bankCardRules.phone, say),
    ownAddress: ruleField(bankCardRules.ownAddress, say),
  });
