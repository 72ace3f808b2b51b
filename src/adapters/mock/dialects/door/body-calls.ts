const bodyCalls: ReadonlySet<string> = new Set([
  'POST /user/real',
  'POST /user/real_name',
  'POST /user/real_advanced',
  'POST /user/wallet/save',
  'POST /dual/buyDual',
]);

/** Whether parameters in the address are not read: identity, address book, dual investment and artworks. */
export const readsBodyAlone = (operation: string): boolean =>
  bodyCalls.has(operation) || operation.startsWith('POST /bind_box/');
