/** Digits of a code that is sent by e-mail or text message. Apart from the rules of accounts: every field of a ticket would fetch those. */
export const codeLength = 6;
