/** Where the demo shows how an operator's own brand looks; no page of the product. */
export const studioPath = '/studio';

/** Every path of the product. Hash routes: the address bar shows `#` before them. */
export const routes = {
  home: '/',
  common: {
    login: '/pages/common/login',
    register: '/pages/common/register',
    forget: '/pages/common/forget',
    aboutuslist: '/pages/common/aboutuslist',
    aboutus: '/pages/common/aboutus',
    area: '/pages/common/area',
    article: '/pages/common/article',
    webView: '/pages/common/webView',
    faq: '/pages/common/faq',
    contactus: '/pages/common/contactus',
    questionnaire: '/pages/common/questionnaire',
    borrowing: '/pages/common/borrowing',
    borrowingback: '/pages/common/borrowingback',
    c2c: '/pages/common/c2c',
    c2cshow: '/pages/common/c2cshow',
  },
  index: {
    index: '/pages/index/index',
  },
  quotation: {
    index: '/pages/quotation/index',
  },
  market: {
    market: '/pages/market/market',
    search: '/pages/market/search',
  },
  transaction: {
    index: '/pages/transaction/index',
    currency: '/pages/transaction/currency',
    currencyOrder: '/pages/transaction/currency_order',
    contract: '/pages/transaction/contract',
    contractOrder: '/pages/transaction/contract_order',
    optionOrder: '/pages/transaction/seconds_order',
    index2: '/pages/transaction/index2',
  },
  moni: {
    index: '/pages/moni/index',
    currency: '/pages/moni/currency',
    assetsAllRecord: '/pages/moni/assets_all_record',
    currencyOrder: '/pages/moni/currency_order',
    contract: '/pages/moni/contract',
    contractOrder: '/pages/moni/contract_order',
    optionOrder: '/pages/moni/seconds_order',
    journal: '/journal/practice',
  },
  forex: {
    index: '/pages/forex/index',
    currency: '/pages/forex/currency',
    currencyOrder: '/pages/forex/currency_order',
    contract: '/pages/forex/contract',
    contractOrder: '/pages/forex/contract_order',
    optionOrder: '/pages/forex/seconds_order',
  },
  setting: {
    setting: '/pages/setting/setting',
    sqtest: '/pages/setting/sqtest',
    sqselect: '/pages/setting/sqselect',
    userInfo: '/pages/setting/userInfo',
    security: '/pages/setting/security',
    password: '/pages/setting/password',
    payPassword: '/pages/setting/payPassword',
    coupon: '/pages/setting/coupon',
    wallet: '/pages/setting/wallet',
    bill: '/pages/setting/bill',
    real: '/pages/setting/real',
    realMark: '/pages/setting/real_mark',
    addWallet: '/pages/setting/addWallet',
    operationalCompliance: '/pages/setting/operational_compliance',
    share: '/pages/setting/share',
    areas: '/pages/setting/areas',
    bank: '/pages/setting/bank',
    bankInternational: '/pages/setting/bank_international',
  },
  fund: {
    assets: '/pages/fund/assets',
    select: '/pages/fund/select',
    receive: '/pages/fund/receive',
    receiveWithdrawRecord: '/pages/fund/receive_withdraw_record',
    withdraw: '/pages/fund/withdraw',
    assetsRecord: '/pages/fund/assets_record',
    transfer: '/pages/fund/transfer',
    fundTransfer: '/pages/fund/fundTransfer',
    assetsAllRecord: '/pages/fund/assets_all_record',
    transferHistory: '/pages/fund/transfer_history',
  },
  copytrade: {
    copy: '/pages/copytrade/copy',
    my: '/pages/copytrade/my',
    trader: '/pages/copytrade/trader',
  },
  follow: {
    index: '/pages/follow/index',
    trader: '/pages/follow/trader',
    follow: '/pages/follow/follow',
    agreementZh: '/pages/follow/agreement_zh',
    agreementEn: '/pages/follow/agreement_en',
  },
  otc: {
    otc: '/pages/otc/otc',
  },
  ieo: {
    ieo: '/pages/ieo/ieo',
    subscribe: '/pages/ieo/subscribe',
    order: '/pages/ieo/order',
  },
  lockming: {
    lockming: '/pages/lockming/lockming',
    buy: '/pages/lockming/buy',
    order: '/pages/lockming/order',
    welcome: '/pages/lockming/welcome',
    lockmingclass: '/pages/lockming/lockmingclass',
  },
  financial: {
    index: '/pages/financial/index',
  },
  invest: {
    invest: '/pages/invest/invest',
    mine: '/pages/invest/mine',
    purchase: '/pages/invest/purchase',
    help: '/pages/invest/help',
  },
  nft: {
    nft: '/pages/nft/nft',
    artistDetail: '/pages/nft/artistDetail',
    mine: '/pages/nft/mine',
    artworkDetail: '/pages/nft/artworkDetail',
    artworkDetailVideo: '/pages/nft/artworkDetail_video',
    purchase: '/pages/nft/purchase',
    purchaseOne: '/pages/nft/purchase_one',
    resell: '/pages/nft/resell',
    myNft: '/pages/nft/myNft',
    componentsArtist: '/pages/nft/components/artist',
    componentsArtwork: '/pages/nft/components/artwork',
    componentsSearch: '/pages/nft/components/search',
    componentsCollection: '/pages/nft/components/collection',
  },
  game: {
    game: '/pages/game/game',
  },
  kefu: {
    index: '/pages/kefu/index',
  },
  kf: {
    fqa: '/pages/kf/fqa',
    tk: '/pages/kf/tk',
    kf: '/pages/kf/kf',
    kfline: '/pages/kf/kfline',
  },
  mailMessage: {
    mailMessage: '/pages/mailMessage/mailMessage',
    mailMessageList: '/pages/mailMessage/mailMessageList',
    ggList: '/pages/mailMessage/ggList',
    ggDetail: '/pages/mailMessage/ggDetail',
    mailMessageDetail: '/pages/mailMessage/MailMessageDetail',
  },
  chooseLocation: '/choose-location',
  openLocation: '/open-location',
  journal: '/journal',
} as const;

type PathsIn<Tree> = Tree extends string ? Tree : PathsIn<Tree[keyof Tree]>;
export type RoutePath = PathsIn<typeof routes>;

/** The address of a route with its question, e.g. `pathWith(routes.transaction.currency, { symbol: 'BTC/USDT' })`. */
export function pathWith(route: RoutePath, parameters: Readonly<Record<string, string | undefined>>): string {
  const question = Object.entries(parameters)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
    )
    .join('&')
    // A slash needs no escaping in a question, and pairs read better with it.
    .replaceAll('%2F', '/');
  return question === '' ? route : `${route}?${question}`;
}
