import * as v from 'valibot';
import { walletAddressProblem } from '../../../core/rules/people/wallet-sign-in-rules.ts';
import { ruleField, type SayProblem } from '../../shared/forms/model/rule-field.ts';

export const walletSchema = (say: SayProblem) => v.object({ address: ruleField(walletAddressProblem, say) });
export type WalletFields = v.InferInput<ReturnType<typeof walletSchema>>;
