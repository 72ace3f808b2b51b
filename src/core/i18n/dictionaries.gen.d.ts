// Made from the folders of locales by scripts/generate-texts.mjs: npm run generate.

/** The English dictionaries are the type of all. */
export interface Dictionaries {
  access: typeof import('../../../locales/en/access.json');
  account: typeof import('../../../locales/en/account.json');
  alerts: typeof import('../../../locales/en/alerts.json');
  assets: typeof import('../../../locales/en/assets.json');
  authorisation: typeof import('../../../locales/en/authorisation.json');
  chart: typeof import('../../../locales/en/chart.json');
  common: typeof import('../../../locales/en/common.json');
  connection: typeof import('../../../locales/en/connection.json');
  content: typeof import('../../../locales/en/content.json');
  contracts: typeof import('../../../locales/en/contracts.json');
  convert: typeof import('../../../locales/en/convert.json');
  copyAgreement: typeof import('../../../locales/en/copyAgreement.json');
  copyTrading: typeof import('../../../locales/en/copyTrading.json');
  coupons: typeof import('../../../locales/en/coupons.json');
  device: typeof import('../../../locales/en/device.json');
  dual: typeof import('../../../locales/en/dual.json');
  errors: typeof import('../../../locales/en/errors.json');
  failures: typeof import('../../../locales/en/failures.json');
  finance: typeof import('../../../locales/en/finance.json');
  funds: typeof import('../../../locales/en/funds.json');
  glossary: typeof import('../../../locales/en/glossary.json');
  home: typeof import('../../../locales/en/home.json');
  identity: typeof import('../../../locales/en/identity.json');
  invite: typeof import('../../../locales/en/invite.json');
  knowledge: typeof import('../../../locales/en/knowledge.json');
  launch: typeof import('../../../locales/en/launch.json');
  limits: typeof import('../../../locales/en/limits.json');
  loans: typeof import('../../../locales/en/loans.json');
  market: typeof import('../../../locales/en/market.json');
  messages: typeof import('../../../locales/en/messages.json');
  mining: typeof import('../../../locales/en/mining.json');
  nft: typeof import('../../../locales/en/nft.json');
  nftNews: typeof import('../../../locales/en/nftNews.json');
  notices: typeof import('../../../locales/en/notices.json');
  options: typeof import('../../../locales/en/options.json');
  payees: typeof import('../../../locales/en/payees.json');
  pictures: typeof import('../../../locales/en/pictures.json');
  practice: typeof import('../../../locales/en/practice.json');
  presenter: typeof import('../../../locales/en/presenter.json');
  purchases: typeof import('../../../locales/en/purchases.json');
  quiz: typeof import('../../../locales/en/quiz.json');
  records: typeof import('../../../locales/en/records.json');
  requests: typeof import('../../../locales/en/requests.json');
  rules: typeof import('../../../locales/en/rules.json');
  settings: typeof import('../../../locales/en/settings.json');
  shared: typeof import('../../../locales/en/shared.json');
  shell: typeof import('../../../locales/en/shell.json');
  standing: typeof import('../../../locales/en/standing.json');
  start: typeof import('../../../locales/en/start.json');
  survey: typeof import('../../../locales/en/survey.json');
  trading: typeof import('../../../locales/en/trading.json');
  withdrawal: typeof import('../../../locales/en/withdrawal.json');
  worth: typeof import('../../../locales/en/worth.json');
}
