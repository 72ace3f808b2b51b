import { EnginePresenter } from '../../src/adapters/mock/presenter/engine-presenter.ts';
import { publicFamilies, type PublicFamily } from '../support/dialect-sandbox.ts';
import { chooseLevels, fillLots } from './support/contract-desk.ts';
import { approve } from './support/back-office.ts';
import { factOf } from './support/facts.ts';
import { testOn } from './support/family-world.ts';
import { give, holdDown, look, wakeUp, writesTo, type Life } from './support/family-life.ts';
import { OptionsPage, TradePage, choose, chooseInSheet, takesTaps } from './support/pages.ts';
import { openBitcoinWallet } from './support/opened-wallet.ts';
import { goTo } from './support/walk.ts';
import { expect } from './support/world.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const spot = '/pages/transaction/currency?symbol=BTC/USDT';
const overItsLength = { milliseconds: 31_000 };

/** By which way each family cancels a spot order, and what was tried before. */
const cancels: Readonly<Record<PublicFamily, readonly string[]>> = {
  a: ['PUT /coin/trade 200'],
  b: ['PUT /coin/trade 200'],
  c: ['PUT /coin/trade 405', 'POST /coin/canceltrade 405', 'GET /coin/canceltrade 200'],
  d: ['PUT /coin/trade 405', 'POST /coin/canceltrade 200'],
};

/** A limit order far below the market, taken back. */
async function orderAtLimit({ page, sandbox }: Life, family: PublicFamily): Promise<void> {
  const trade = new TradePage(page);
  await trade.stands();
  await expect(trade.ticket).toContainText('60,000 USDT');
  await trade.fillLimit({ price: '30000', amount: '0.01' });
  await look(page, `${family}-spot-ticket`);
  await trade.send();
  await expect(trade.pendingRows).toHaveCount(1);
  await expect(trade.ticket).toContainText('59,700 USDT');
  await look(page, `${family}-spot-pending`);
  await trade.pendingRows.click();
  await expect(trade.pendingRows).toHaveCount(0);
  await expect(trade.ticket).toContainText('60,000 USDT');
  expect(writesTo(sandbox)).toEqual(['POST /coin/trade 200', ...cancels[family]]);
}

/** Where a buy is an amount of money, and the person has no wallet for the coin until support opens one. */
async function orderForMoney({ page, world, sandbox }: Life, family: PublicFamily): Promise<void> {
  const trade = new TradePage(page);
  await expect(trade.ticket).toContainText('Your account has no BTC wallet');
  await look(page, `${family}-spot-no-wallet`);
  await openBitcoinWallet(page);
  await page.reload();
  await trade.stands();
  await trade.ticket.getByRole('radio', { name: 'Limit' }).check();
  await trade.priceField.fill('30000');
  await trade.amountField.fill('0.01');
  await trade.submit.click();
  await look(page, `${family}-spot-no-limit`);
  await trade.fillMarket({ amount: '0.01' });
  await look(page, `${family}-spot-ticket`);
  await trade.send();
  await expect(page.getByText(/^Order placed/).first()).toBeVisible();
  await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: -1 });
  await world.presenter.advance({ milliseconds: 4000 });
  await expect(trade.pendingRows).toHaveCount(1);
  await look(page, `${family}-spot-pending`);
  await trade.pendingRows.click();
  await expect(trade.pendingRows).toHaveCount(0);
  await expect(trade.ticket).toContainText('60,000 USDT');
  expect(writesTo(sandbox)).toEqual(['POST /coin/trade 200', ...cancels[family]]);
}

async function tradeContract({ page, world, sandbox }: Life, family: PublicFamily): Promise<void> {
  // A margin without the price in it is gone with the next tick there: only where prices rest does a position live on.
  if (family === 'd') await world.presenter.setSpeed({ speed: 0 });
  const ticket = page.getByRole('form', { name: 'Contract ticket' });
  const sheet = page.getByRole('dialog');
  await expect(ticket.getByRole('slider')).toBeEnabled();
  await fillLots(ticket, '1');
  await chooseLevels(page, { takeProfit: '10%', stopLoss: '2%' });
  await look(page, `${family}-contract-ticket`);
  await ticket.locator('button[type="submit"]').click();
  await expect(sheet.getByRole('button', { name: /^Place / })).toBeVisible();
  await look(page, `${family}-contract-sheet`);
  await sheet.getByRole('button', { name: /^Place / }).click();
  await expect(page.getByText('Stops set').first()).toBeVisible();
  const close = page.getByRole('button', { name: /^Close Long BTC\/USDT/ });
  await close.scrollIntoViewIfNeeded();
  await look(page, `${family}-contract-position`);
  await close.click();
  await look(page, `${family}-contract-close`);
  await sheet.getByRole('button', { name: 'Close position' }).click();
  await expect(close).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Details of Long BTC/USDT' }).first().click();
  await expect(sheet).toContainText('Result');
  await look(page, `${family}-contract-receipt`);
  expect(writesTo(sandbox)).toEqual(['POST /lever/submit 200', 'POST /lever/setstop 200', 'POST /lever/close 200']);
}

async function deposit({ page, sandbox }: Life, family: PublicFamily): Promise<void> {
  await look(page, `${family}-deposit`);
  if (family === 'a') {
    await choose(page.getByRole('radio', { name: /^USDT/ }));
    await page.getByRole('textbox', { name: 'Amount' }).fill('150');
    await page.getByRole('button', { name: 'Continue to payment' }).dblclick();
  } else {
    await choose(page.getByRole('radio', { name: 'TRC20' }));
    await page.getByRole('textbox', { name: 'Amount' }).fill('150');
    await give(page, 'Picture of the payment');
    await page.getByRole('button', { name: 'I have sent it' }).dblclick();
  }
  await expect(page.getByText('Reported').first()).toBeVisible();
  await look(page, `${family}-deposit-reported`);
  await goTo(page, '/pages/fund/receive_withdraw_record');
  await expect(page.getByText('Being checked').first()).toBeVisible();
  await look(page, `${family}-deposit-records`);
  const upload = family === 'a' ? [] : ['POST /upload 200'];
  expect(writesTo(sandbox)).toEqual([...upload, 'POST /wallet/charge_req 200']);
}

async function saveAddress({ page }: Life, family: PublicFamily): Promise<void> {
  await goTo(page, '/pages/setting/addWallet');
  await chooseInSheet(page, 'Currency', 'USDT');
  await chooseInSheet(page, 'Network', 'TRC20');
  await page.getByRole('textbox', { name: 'Address' }).fill(tron);
  await page.getByRole('button', { name: 'Save address' }).dblclick();
  await expect(page.getByText('Address saved').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(tron);
  await look(page, `${family}-addresses`);
}

async function withdraw(life: Life, family: PublicFamily): Promise<void> {
  const { page, world, sandbox } = life;
  await saveAddress(life, family);
  await goTo(page, '/pages/fund/withdraw?currency=3');
  await look(page, `${family}-withdraw`);
  await choose(page.getByRole('radiogroup', { name: 'Saved addresses' }).getByRole('radio').first());
  // Saved addresses of this family have no network.
  if (family === 'a') await choose(page.getByRole('radio', { name: 'TRC20' }));
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  const password = page.getByLabel('Payment password', { exact: true });
  await expect(password).toHaveCount(family === 'a' ? 0 : 1);
  if (family !== 'a') await password.fill('demo5678');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog', { name: 'Review the withdrawal' })).toContainText('498');
  await look(page, `${family}-withdraw-review`);
  await takesTaps(page);
  await holdDown(page, 'Hold: Withdraw');
  await expect(page.getByText('Requested')).toBeVisible();
  await page.mouse.up();
  await look(page, `${family}-withdraw-requested`);
  await approve(world, 'withdrawal');
  await goTo(page, '/pages/fund/receive_withdraw_record?view=withdrawals');
  await page.reload();
  const newest = page.getByRole('list', { name: 'Withdrawals' }).getByRole('listitem').first();
  await expect(newest).toContainText('500');
  await expect(newest.locator('summary')).toContainText('Sent');
  await look(page, `${family}-withdraw-records`);
  expect(writesTo(sandbox)).toEqual(['POST /upload 200', 'POST /user/wallet/save 200', 'POST /wallet/out 200']);
}

for (const family of publicFamilies) {
  const test = testOn(family);
  const title = (words: string): string => `family ${family}: ${words}`;

  test(
    title('a person signs in, finds a pair in the market and looks at its chart'),
    async ({ page, world, sandbox }) => {
      await wakeUp({ page, world, sandbox }, '/');
      await look(page, `${family}-home`);
      await goTo(page, '/pages/market/market');
      await look(page, `${family}-market`);
      await goTo(page, '/pages/market/search');
      await page.getByRole('searchbox').fill('btc');
      await page
        .getByRole('link', { name: /^BTC\/USDT/ })
        .first()
        .click();
      await expect(page).toHaveURL(/BTC\/USDT/);
      await goTo(page, `${spot}&view=chart`);
      for (const period of ['1 minute', '1 hour', '1 day']) {
        await page.getByRole('button', { name: period, exact: true }).click();
        await expect(page.locator('main canvas').first()).toBeVisible();
        await look(page, `${family}-chart-${period}`);
      }
      expect(writesTo(sandbox)).toEqual([]);
    },
  );

  test(title('an order is placed once and cancelled by the way of the server'), async ({ page, world, sandbox }) => {
    const life = { page, world, sandbox };
    await wakeUp(life, spot);
    await (family === 'c' ? orderForMoney : orderAtLimit)(life, family);
  });

  test(title('a contract with take profit and stop loss is opened and closed'), async ({ page, world, sandbox }) => {
    const life = { page, world, sandbox };
    await wakeUp(life, '/pages/transaction/contract?symbol=BTC/USDT');
    await tradeContract(life, family);
  });

  test(title('a timed option runs to its result'), async ({ page, world, sandbox }) => {
    await wakeUp({ page, world, sandbox }, '/');
    const options = new OptionsPage(page);
    await options.open(world);
    await look(page, `${family}-option-ticket`);
    await options.start('Up', '10');
    await expect(options.countdown).toHaveText(/^0:(30|2\d|1\d)$/);
    await world.presenter.shapeMarket({ kind: 'gap', pair: 'BTC/USDT', percent: 5 });
    await world.presenter.advance(overItsLength);
    await expect(options.newest).toContainText('Won');
    await look(page, `${family}-option-won`);
    await page
      .getByRole('button', { name: /^Details of the option/ })
      .first()
      .click();
    await expect(factOf(options.sheet, 'Final result')).toHaveText('Won');
    await look(page, `${family}-option-receipt`);
    expect(writesTo(sandbox)).toEqual(['POST /microtrade/submit 200']);
  });

  test(title('money is moved between accounts, and converted'), async ({ page, world, sandbox }) => {
    await wakeUp({ page, world, sandbox }, '/pages/fund/transfer');
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await look(page, `${family}-transfer`);
    await page.getByRole('button', { name: 'Transfer', exact: true }).dblclick();
    await expect(page.getByText('Transferred')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('59,900 USDT');
    await look(page, `${family}-transfer-done`);
    await goTo(page, '/pages/fund/fundTransfer');
    if (family === 'c') {
      // Switch 73: there is nothing to convert into.
      await expect(page.getByText(/Converting needs a second wallet/)).toBeVisible();
      await look(page, `${family}-convert-none`);
      expect(writesTo(sandbox)).toEqual(['POST /wallet/change 200']);
      return;
    }
    await page.getByRole('textbox', { name: 'Amount' }).fill('200');
    await page.getByRole('button', { name: 'Review' }).click();
    await look(page, `${family}-convert-sheet`);
    await takesTaps(page);
    await page.getByRole('button', { name: 'Convert now' }).dblclick();
    await expect(page.getByText('Converted', { exact: true })).toBeVisible();
    await look(page, `${family}-convert-done`);
    expect(writesTo(sandbox)).toEqual(['POST /wallet/change 200', 'POST /user/Transfer 200']);
  });

  test(title('a payment is reported, once and on record'), async ({ page, world, sandbox }) => {
    const life = { page, world, sandbox };
    await wakeUp(life, '/pages/fund/receive?currency=3');
    await deposit(life, family);
  });

  test(title('money is withdrawn to a saved address, once, and is on record'), async ({ page, world, sandbox }) => {
    const life = { page, world, sandbox };
    await wakeUp(life, '/pages/setting/wallet');
    await withdraw(life, family);
  });

  test(title('a message arrives and is read'), async ({ page, world, sandbox }) => {
    await new EnginePresenter(sandbox.server).publish({
      kind: 'message',
      to: 'demo@tandem.test',
      title: 'Maintenance tonight',
      html: '<p>We are back at six.</p>',
    });
    await wakeUp({ page, world, sandbox }, '/pages/mailMessage/mailMessageList');
    await look(page, `${family}-messages`);
    if (family === 'a') {
      // Switch 53: its own calls for messages are not asked yet.
      await expect(page.getByRole('main')).toContainText('There is no inbox here.');
      return;
    }
    await page.getByRole('link', { name: /Maintenance tonight/ }).click();
    await expect(page.getByRole('main')).toContainText('We are back at six.');
    await look(page, `${family}-message`);
    expect(writesTo(sandbox)).toEqual([]);
  });
}
