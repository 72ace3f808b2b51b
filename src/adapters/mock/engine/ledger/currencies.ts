import type { MarketCategory } from '../../../../core/domain/market/instrument.ts';
import { price, type Price } from '../../../../core/money/amount.ts';

/** Everything that can be held or quoted. Ids 1, 2 and 3 are fixed by convention of the protocol. */
export interface SeedCurrency {
  readonly id: number;
  /** Ticker, upper case; the key of the ledger. */
  readonly name: string;
  /** English, Simplified Chinese and Traditional Chinese. */
  readonly names: readonly [string, string, string];
  readonly category: MarketCategory;
  /** Chain label; empty for what lives on no chain. */
  readonly chain: string;
  /** Price level in USDT at which generated histories start; the value of one unit without a market. */
  readonly referencePrice: Price;
  /** Quote currency; if it is a coin, the fiat account holds it. */
  readonly isLegal: boolean;
  /** Can be held in the contract account. */
  readonly isContractFund: boolean;
  /** Can be held in the spot account. */
  readonly isMatch: boolean;
  /** Can be staked in timed options. */
  readonly isStake: boolean;
  /** Sold before it is traded anywhere: it can be held, but neither converted nor received nor sent. */
  readonly isUnlisted: boolean;
}

type Row = readonly [
  id: number,
  name: string,
  reference: string,
  chain: string,
  english: string,
  simplified: string,
  traditional: string,
];

const coinRows: readonly Row[] = [
  [1, 'BTC', '64000', 'btc', 'Bitcoin', '比特币', '比特幣'],
  [2, 'ETH', '3200', 'eth', 'Ethereum', '以太坊', '以太坊'],
  [3, 'USDT', '1', 'usdt', 'Tether', '泰达币', '泰達幣'],
  [4, 'LTC', '84', 'ltc', 'Litecoin', '莱特币', '萊特幣'],
  [5, 'XRP', '0.62', 'xrp', 'XRP', '瑞波币', '瑞波幣'],
  [6, 'BCH', '410', 'bch', 'Bitcoin Cash', '比特币现金', '比特幣現金'],
  [7, 'SOL', '152', 'sol', 'Solana', '索拉纳', '索拉納'],
  [8, 'DOGE', '0.13', 'doge', 'Dogecoin', '狗狗币', '狗狗幣'],
  [9, 'ADA', '0.45', 'ada', 'Cardano', '卡尔达诺', '卡爾達諾'],
  [10, 'TRX', '0.12', 'trc20', 'TRON', '波场', '波場'],
  [11, 'DOT', '6.2', 'dot', 'Polkadot', '波卡', '波卡'],
  [12, 'LINK', '14.5', 'erc20', 'Chainlink', '链客', '鏈客'],
  [13, 'AVAX', '28', 'avax', 'Avalanche', '雪崩', '雪崩'],
  [14, 'UNI', '7.8', 'erc20', 'Uniswap', '独角兽', '獨角獸'],
  [15, 'ATOM', '7.1', 'atom', 'Cosmos', '阿童木', '阿童木'],
  [16, 'XLM', '0.11', 'xlm', 'Stellar', '恒星币', '恆星幣'],
  [17, 'ETC', '23', 'etc', 'Ethereum Classic', '以太经典', '以太經典'],
  [18, 'FIL', '4.6', 'fil', 'Filecoin', '文件币', '文件幣'],
  [19, 'NEAR', '5.3', 'near', 'NEAR Protocol', '近协议', '近協議'],
  [20, 'APT', '7.4', 'apt', 'Aptos', '阿普托斯', '阿普托斯'],
  [21, 'ARB', '0.78', 'erc20', 'Arbitrum', '仲裁', '仲裁'],
  [22, 'OP', '1.9', 'erc20', 'Optimism', '乐观', '樂觀'],
  [23, 'SUI', '1.1', 'sui', 'Sui', '水币', '水幣'],
  [24, 'AAVE', '96', 'erc20', 'Aave', '阿维', '阿維'],
  [25, 'ALGO', '0.15', 'algo', 'Algorand', '阿尔戈兰德', '阿爾戈蘭德'],
  [26, 'XTZ', '0.82', 'xtz', 'Tezos', '泰佐斯', '泰佐斯'],
  [27, 'EOS', '0.58', 'eos', 'EOS', '柚子币', '柚子幣'],
  [28, 'ICP', '9.4', 'icp', 'Internet Computer', '互联网计算机', '互聯網計算機'],
  [29, 'VET', '0.026', 'vet', 'VeChain', '唯链', '唯鏈'],
  [30, 'HBAR', '0.075', 'hbar', 'Hedera', '哈希图', '哈希圖'],
  [31, 'SAND', '0.34', 'erc20', 'The Sandbox', '沙盒', '沙盒'],
  [32, 'MANA', '0.36', 'erc20', 'Decentraland', '分布之地', '分布之地'],
  [33, 'GRT', '0.21', 'erc20', 'The Graph', '图表协议', '圖表協議'],
  [34, 'AXS', '6', 'erc20', 'Axie Infinity', '阿蟹', '阿蟹'],
  [35, 'MKR', '2450', 'erc20', 'Maker', '铸币者', '鑄幣者'],
  [36, 'COMP', '52', 'erc20', 'Compound', '复合币', '複合幣'],
  [37, 'SNX', '1.9', 'erc20', 'Synthetix', '合成资产', '合成資產'],
  [38, 'CRV', '0.29', 'erc20', 'Curve', '曲线', '曲線'],
  [39, 'INJ', '22', 'inj', 'Injective', '单射', '單射'],
  [40, 'EGLD', '33', 'egld', 'MultiversX', '多宇宙', '多宇宙'],
  [41, 'NEO', '11', 'neo', 'NEO', '小蚁', '小蟻'],
  [42, 'DASH', '27', 'dash', 'Dash', '达世币', '達世幣'],
  [43, 'ZEC', '31', 'zec', 'Zcash', '零币', '零幣'],
  [44, 'USDC', '1', 'erc20', 'USD Coin', '美元币', '美元幣'],
  [45, 'SHIB', '0.000018', 'erc20', 'Shiba Inu', '柴犬币', '柴犬幣'],
  [46, 'TON', '6.9', 'ton', 'Toncoin', '通币', '通幣'],
];

/** Invented tokens, which are sold here and have no market. Their level is the price of the sale. */
const launchRows: readonly Row[] = [
  [61, 'FERRO', '0.08', '', 'Ferro', 'Ferro', 'Ferro'],
  [62, 'NORDA', '0.25', '', 'Norda', 'Norda', 'Norda'],
  [63, 'QUILA', '0.6', '', 'Quila', 'Quila', 'Quila'],
];

const forexRows: readonly Row[] = [
  [100, 'USD', '1', '', 'US Dollar', '美元', '美元'],
  [101, 'EUR', '1.085', '', 'Euro', '欧元', '歐元'],
  [102, 'GBP', '1.27', '', 'Pound Sterling', '英镑', '英鎊'],
  [103, 'AUD', '0.66', '', 'Australian Dollar', '澳元', '澳元'],
  [104, 'NZD', '0.605', '', 'New Zealand Dollar', '纽元', '紐元'],
  [105, 'CAD', '0.732', '', 'Canadian Dollar', '加元', '加元'],
  [106, 'CHF', '1.115', '', 'Swiss Franc', '瑞士法郎', '瑞士法郎'],
  [107, 'JPY', '0.00655', '', 'Japanese Yen', '日元', '日圓'],
  [108, 'CNH', '0.1382', '', 'Offshore Yuan', '离岸人民币', '離岸人民幣'],
  [109, 'HKD', '0.1281', '', 'Hong Kong Dollar', '港元', '港元'],
  [110, 'SGD', '0.745', '', 'Singapore Dollar', '新加坡元', '新加坡元'],
  [111, 'TRY', '0.0305', '', 'Turkish Lira', '土耳其里拉', '土耳其里拉'],
  [112, 'MXN', '0.0555', '', 'Mexican Peso', '墨西哥比索', '墨西哥比索'],
];

const stockRows: readonly Row[] = [
  [201, 'AAPL', '222', '', 'Apple', '苹果', '蘋果'],
  [202, 'MSFT', '428', '', 'Microsoft', '微软', '微軟'],
  [203, 'GOOGL', '178', '', 'Alphabet', '谷歌', '谷歌'],
  [204, 'AMZN', '186', '', 'Amazon', '亚马逊', '亞馬遜'],
  [205, 'TSLA', '240', '', 'Tesla', '特斯拉', '特斯拉'],
  [206, 'NVDA', '121', '', 'NVIDIA', '英伟达', '輝達'],
  [207, 'META', '505', '', 'Meta Platforms', '元平台', '元平台'],
  [208, 'NFLX', '655', '', 'Netflix', '奈飞', '網飛'],
  [209, 'KO', '66', '', 'Coca-Cola', '可口可乐', '可口可樂'],
  [210, 'DIS', '95', '', 'Walt Disney', '迪士尼', '迪士尼'],
];

const futuresRows: readonly Row[] = [
  [301, 'SPX', '5520', '', 'S&P 500 Index', '标普500指数', '標普500指數'],
  [302, 'XAU', '2410', '', 'Gold', '黄金', '黃金'],
  [303, 'XAG', '28.6', '', 'Silver', '白银', '白銀'],
  [304, 'WTI', '78.4', '', 'Crude Oil WTI', '美国原油', '美國原油'],
  [305, 'NG', '2.2', '', 'Natural Gas', '天然气', '天然氣'],
  [306, 'HG', '4.2', '', 'Copper', '铜', '銅'],
];

/** Coins are quoted in USDT; currencies, shares and futures in dollars, which are not a coin. */
const quotes = new Set(['USDT', 'USD']);
const stakes = new Set(['USDT', 'BTC', 'ETH']);
const contractFunds = new Set(['USDT', 'USD', 'BTC', 'ETH', 'LTC', 'XRP', 'BCH', 'SOL', 'DOGE']);

function toCurrency(category: MarketCategory, row: Row): SeedCurrency {
  const [id, name, reference, chain, english, simplified, traditional] = row;
  const isCoin = category === 'crypto';
  return {
    id,
    name,
    names: [english, simplified, traditional],
    category,
    chain,
    referencePrice: price(reference),
    isLegal: quotes.has(name),
    isContractFund: contractFunds.has(name),
    isMatch: isCoin,
    isStake: stakes.has(name),
    isUnlisted: launchRows.includes(row),
  };
}

/** Ascending by id, which is also the operator's order. */
export const currencies: readonly SeedCurrency[] = [
  ...coinRows.map((row) => toCurrency('crypto', row)),
  ...launchRows.map((row) => toCurrency('crypto', row)),
  ...forexRows.map((row) => toCurrency('forex', row)),
  ...stockRows.map((row) => toCurrency('stock', row)),
  ...futuresRows.map((row) => toCurrency('futures', row)),
];

/** What a person can hold: coins, and the dollar that contracts on everything else are settled in. The others are only underlyings. */
export const heldCurrencies: readonly SeedCurrency[] = currencies.filter(
  ({ category, name }) => category === 'crypto' || quotes.has(name),
);

const byName = new Map(currencies.map((currency) => [currency.name, currency]));
const byId = new Map(currencies.map((currency) => [String(currency.id), currency]));

export const findCurrency = (name: string): SeedCurrency | undefined => byName.get(name);
/** Ids travel as text fields on the wire. */
export const findCurrencyById = (id: string): SeedCurrency | undefined => byId.get(id);
