import { buttonNow, isUsable, pick, pickFirst, shown, tap, text, tickAll } from './hand.ts';
import type { LoadedForm } from './loaded-form.ts';

/** Answers that were given before stay, so it may begin further on. */
async function answerAll(): Promise<void> {
  await shown(/^Next$|^Send answers$/);
  while (buttonNow(/^Next$/) !== undefined) {
    if (document.querySelector('main input[type=radio]') !== null) await pickFirst();
    else if (!isUsable(buttonNow(/^Next$/))) await tap(/^Spot$/);
    await tap(/^Next$/);
  }
}

async function openStake(): Promise<void> {
  await tap(/^Real-time$/);
  await tap(/^Higher$/);
}

export const productForms: readonly LoadedForm[] = [
  {
    name: 'deposit report',
    path: '/pages/fund/receive?currency=3',
    sends: 'POST /wallet/charge_req',
    reads: 'POST /wallet/get_in_address',
    open: () => pick(/^TRC20/),
    openAgain: () => pick(/^TRC20/),
    needsPictures: true,
    typed: [[/^Amount$/, '150']],
    last: /^I have sent it$/,
  },
  {
    name: 'loan',
    path: '/pages/common/borrowing',
    sends: 'POST /postBorrowing',
    reads: 'GET /getBorrowingproList',
    needsPictures: true,
    open: () => pick(/^OTC loan · 7 days/),
    typed: [[/^Loan amount$/, '500000']],
    review: async () => {
      await tap(/^Review the application$/);
      await tickAll();
    },
    last: /^Apply$/,
    again: /^Review the application$/,
  },
  {
    name: 'following a trader',
    path: '/pages/copytrade/copy',
    sends: 'POST /follow/follow',
    reads: 'GET /follow/index',
    open: async () => {
      await tap(/Pendulum LTC/);
      await tap(/^Follow$/);
      await pickFirst();
    },
    typed: [[/^Multiplier$/, '0.1']],
    review: async () => {
      await tap(/^Review$/);
      await tickAll();
    },
    last: /^Follow now$/,
    again: /^Review$/,
  },
  {
    name: 'bet',
    path: '/pages/game/game',
    sends: 'POST /guess/bet',
    reads: 'GET /guess/rounds',
    open: openStake,
    openAgain: openStake,
    closes: true,
    typed: [[/^Stake$/, '10']],
    last: /^Place the bet$/,
    again: /^Higher$/,
  },
  {
    name: 'purchase of an artwork',
    path: '/pages/nft/nft',
    sends: 'POST /bind_box/buyNFT',
    reads: 'GET /bind_box/getBoxList',
    open: () => tap(/Evening Grid/),
    typed: [],
    review: async () => {
      await tap(/^Buy$/);
      await text('A purchase cannot be undone.');
    },
    last: /^Buy$/,
  },
  {
    name: 'questionnaire',
    isNotStored: true,
    path: '/pages/common/questionnaire',
    sends: 'POST /postquestionnaire',
    choose: answerAll,
    typed: [],
    last: /^Send answers$/,
  },
];
