/** Every way in which a rule of this folder can fail: the keys of the dictionary `rules`. */
export type RuleKey =
  | 'required'
  | 'textTooLong'
  | 'taxNumberInvalid'
  | 'contactInvalid'
  | 'identifierInvalid'
  | 'emailInvalid'
  | 'mobileInvalid'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordCharacters'
  | 'passwordsDiffer'
  | 'codeInvalid'
  | 'invitationCodeInvalid'
  | 'amountInvalid'
  | 'amountNotPositive'
  | 'amountTooFine'
  | 'withdrawalTooSmall'
  | 'withdrawalOverLimit'
  | 'balanceTooSmall'
  | 'amountBelow'
  | 'amountAbove'
  | 'notWhole'
  | 'lengthOutOfRange'
  | 'specialCharacters'
  | 'keywordMissing'
  | 'nameInvalid'
  | 'documentNumberInvalid'
  | 'pictureMissing'
  | 'addressInvalid'
  | 'addressMistyped'
  | 'addressOtherNetwork'
  | 'addressNotSaved'
  | 'savedNotRead'
  | 'serverWantsSaved'
  | 'secretTyped'
  | 'textInvalid'
  | 'forbiddenCharacters'
  | 'accountNumberInvalid'
  | 'accountNumberMistyped'
  | 'bankCodeInvalid';

/** The error, as a key of the dictionary `rules` and its parameters. Rules return undefined without one. */
export interface RuleProblem {
  readonly key: RuleKey;
  readonly params?: Readonly<Record<string, string>>;
}

export const problem = (key: RuleKey, params?: Readonly<Record<string, number>>): RuleProblem =>
  params === undefined
    ? { key }
    : { key, params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.toString()])) };
