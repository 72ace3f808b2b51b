/** What can change something in the real and in the simulated account, each for itself. */
export const writtenInAccounts: readonly string[] = [
  'POST /wallet/change',
  'POST /coin/trade',
  'PUT /coin/trade',
  ...['submit', 'cancel', 'setstop', 'close'].map((call) => `POST /lever/${call}`),
  ...['add', 'del'].map((call) => `POST /optional/${call}`),
];
/** What can change something and is there once, for real money. */
export const writtenForBoth: readonly string[] = [
  ...['Transfer', 'wallet/del'].map((call) => `user/${call}`),
  ...['charge_req', 'out'].map((call) => `wallet/${call}`),
  'postBorrowing',
  'postbakBorrowing',
  'postc2c',
  'postc2cpay',
  'postc2ccover',
  'project/order',
  ...['follow', 'cancel', 'selfHolding'].map((call) => `follow/${call}`),
  'lh/deposit',
  'lh/deposit/order/cancel',
  'lh/deposit/withdraw',
  'dual/buyDual',
  ...['collect', 'buyNFT', 'marginNFT', 'auctionNFT', 'openBlindBox', 'resellNFT'].map((call) => `bind_box/${call}`),
  ...['readNFTOrderMessage', 'payNFTOrder'].map((call) => `bind_box/${call}`),
];

/** What a signed-in person asks by POST and changes nothing. */
export const readByPost: readonly string[] = [
  ...['getBindBoxQuotationLog', 'getMyBindBoxQuotationLog', 'getMyNFTs', 'getNeedPayNFTOrder'].map(
    (call) => `bind_box/${call}`,
  ),
  'dual/dual_list',
  'getBorrowingshow',
  'getc2cshow',
  ...['deal', 'dealall', 'my_trade'].map((call) => `lever/${call}`),
  ...['cash_info', 'cash_info_international', 'getTransferFee', 'getTransferList'].map((call) => `user/${call}`),
  ...['detail', 'get_in_address', 'get_info', 'getsqnumber', 'legal_log', 'list'].map((call) => `wallet/${call}`),
];

/** Whether a way of a call changes nothing, of whatever account. */
export const isReading = (operation: string): boolean =>
  operation.startsWith('GET ') || readByPost.includes(operation.replace(/^POST \/(moni)?/, ''));
