import type { Operation } from '../../../../core/platform/http-transport.ts';

/** Calls behind single entries of menus. They are probed with the lists of the areas. */
export const entryCalls = {
  authorisedAmount: 'GET /wallet/getneedsqnumber',
  messages: 'GET /mailMessage/getList',
  withdrawalPage: 'GET /get/tk',
} as const satisfies Readonly<Record<string, Operation>>;
export type EntryCall = keyof typeof entryCalls;
