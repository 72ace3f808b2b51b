import { payPassword, type Program } from './program.tsx';
import { buttonNow, choose, pick, shown, tap, tickAll, type } from './hand.ts';
import { tron, type LoadedForm } from './loaded-form.ts';
import { personForms } from './person-forms.ts';
import { productForms } from './product-forms.ts';

const purchase = [
  [/^You send$/, '7080'],
  [/^First name$/, 'Dana'],
  [/^Last name$/, 'Example'],
  [/^E-mail$/, 'dana@example.test'],
  [/^Phone$/, '66812345678'],
] as const;

async function chooseBank(): Promise<void> {
  await choose('Payment method', 'Bank transfer');
  await choose('Your bank', 'Bangkok Bank');
}

/** To an order that waits for its payment. */
async function orderPurchase({ pass, quiet }: Program): Promise<void> {
  await choose('Country', 'Thailand');
  await chooseBank();
  for (const [label, value] of purchase) await type(label, value);
  await tap(/^Order$/);
  await tap(/^Open the order$/);
  // The server looks for a seller first, and the page asks now and then.
  for (let turn = 0; turn < 40 && buttonNow(/^Send for checking$/) === undefined; turn += 1) {
    await pass(10_000);
    await quiet();
  }
  await shown(/^Send for checking$/);
}

export const forms: readonly LoadedForm[] = [
  {
    name: 'spot ticket',
    path: '/pages/transaction/currency?symbol=BTC/USDT',
    sends: 'POST /coin/trade',
    needsFreshPrice: true,
    typed: [
      [/^Price/, '1000'],
      [/^Amount$/, '0.01'],
    ],
    review: () => tap(/^Buy 0.01\sBTC$/),
    last: /^Place /,
    again: /^Buy 0.01\sBTC$/,
  },
  {
    name: 'contract ticket',
    path: '/pages/transaction/contract?symbol=BTC/USDT',
    sends: 'POST /lever/submit',
    reads: 'POST /lever/deal',
    needsFreshPrice: true,
    typed: [[/^Margin$/, '5000']],
    review: () => tap(/^Open long BTC( |$)/),
    last: /^Place /,
    again: /^Open long BTC( |$)/,
  },
  {
    name: 'option ticket',
    path: '/pages/transaction/index?product=seconds&symbol=BTC/USDT',
    sends: 'POST /microtrade/submit',
    reads: 'GET /microtrade/seconds',
    needsFreshPrice: true,
    typed: [[/^Stake$/, '100']],
    review: () => tap(/^Up( ·|$)/),
    last: /^Open /,
    again: /^Up( ·|$)/,
  },
  {
    name: 'forex contract ticket',
    path: '/pages/forex/contract?symbol=EUR/USD',
    sends: 'POST /lever/submit',
    reads: 'POST /lever/deal',
    needsFreshPrice: true,
    typed: [[/^Margin$/, '5000']],
    review: () => tap(/^Open long EUR( |$)/),
    last: /^Place /,
    again: /^Open long EUR( |$)/,
  },
  {
    name: 'forex option ticket',
    path: '/pages/forex/index?product=seconds&symbol=EUR/USD',
    sends: 'POST /microtrade/submit',
    reads: 'GET /microtrade/seconds',
    needsFreshPrice: true,
    typed: [[/^Stake$/, '100']],
    review: () => tap(/^Up( ·|$)/),
    last: /^Open /,
    again: /^Up( ·|$)/,
  },
  {
    name: 'transfer',
    path: '/pages/fund/transfer',
    sends: 'POST /wallet/change',
    reads: 'POST /wallet/list',
    typed: [[/^Amount$/, '100']],
    last: /^Transfer$/,
  },
  {
    name: 'conversion',
    path: '/pages/fund/fundTransfer',
    sends: 'POST /user/Transfer',
    reads: 'POST /user/getTransferList',
    typed: [[/^Amount$/, '200']],
    review: () => tap(/^Review$/),
    last: /^Convert now$/,
    again: /^Review$/,
  },
  {
    name: 'withdrawal',
    path: '/pages/fund/withdraw',
    sends: 'POST /wallet/out',
    reads: 'POST /wallet/get_info',
    choose: async () => {
      await pick(/^Another address/);
      await pick(/^TRC20$/);
    },
    typed: [
      [/^Address$/, tron],
      [/^Amount$/, '500'],
    ],
    secrets: [[/^Payment password$/, payPassword]],
    review: async () => {
      await tap(/^Review$/);
      await tap(/^I have checked everything$/);
    },
    last: /^Withdraw$/,
    again: /^Review$/,
  },
  {
    name: 'lock',
    path: '/pages/lockming/buy?id=1&currency=3',
    sends: 'POST /lh/deposit',
    typed: [[/^Sum$/, '500']],
    review: async () => {
      await tap(/^Review$/);
      await tickAll();
    },
    last: /^Lock it$/,
    again: /^Review$/,
  },
  {
    name: 'dual',
    path: '/pages/invest/invest',
    sends: 'POST /dual/buyDual',
    reads: 'GET /dual/index',
    open: () => tap(/^Target .*left/),
    typed: [[/^Shares$/, '2']],
    review: async () => {
      await tap(/^Review$/);
      await tickAll();
    },
    last: /^Buy$/,
    again: /^Review$/,
  },
  {
    name: 'subscription',
    path: '/pages/ieo/subscribe?id=2',
    sends: 'POST /project/order',
    reads: 'GET /project/detail',
    typed: [[/^Tokens$/, '100']],
    review: async () => {
      await tap(/^Review$/);
      await tickAll();
    },
    last: /^Pay now$/,
    again: /^Review$/,
  },
  {
    name: 'bid',
    path: '/pages/nft/artworkDetail?id=14',
    sends: 'POST /bind_box/auctionNFT',
    reads: 'GET /bind_box/getBoxDetail',
    typed: [[/^Your bid$/, '110']],
    review: () => tap(/^Bid 110/),
    last: /^Place bid$/,
    again: /^Bid 110/,
  },
  {
    name: 'quick buy',
    path: '/pages/common/c2c',
    sends: 'POST /postc2c',
    reads: 'GET /getc2cList',
    open: () => choose('Country', 'Thailand'),
    choose: chooseBank,
    typed: purchase,
    last: /^Order$/,
  },
  {
    name: 'purchase payment',
    path: '/pages/common/c2c',
    sends: 'POST /postc2cpay',
    needsPictures: true,
    open: orderPurchase,
    typed: [],
    last: /^Send for checking$/,
  },
  ...personForms,
  ...productForms,
];
