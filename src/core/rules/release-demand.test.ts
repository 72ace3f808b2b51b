import { expect, test } from 'vitest';
import { demandsMoneyForRelease } from './release-demand.ts';

test.each([
  'You must pay a tax of 15% before your withdrawal can be released.',
  '<p>Your account is frozen.</p><p>Please deposit a margin of 2,000 USDT to unfreeze it.</p>',
  '您需要先缴纳保证金才能提现',
  '請先支付稅款，之後才能解凍您的帳戶',
  '出金するには先に保証金をお支払いください',
  '출금하려면 먼저 세금을 납부해야 합니다',
  'คุณต้องชำระภาษีก่อนจึงจะถอนเงินได้',
  'Veuillez régler les frais avant le retrait de vos fonds',
  'Debe pagar un impuesto antes de su retiro',
  'Чтобы разблокировать вывод, необходимо оплатить налог',
  'Para çekme işlemi için önce teminat yatırmanız gerekir',
  'Please pay the 20% tax before your withdrawal can be released.',
  'Deposit 500 USDT to unlock your account.',
  '请先缴纳保证金后再提现',
  '출금하려면 먼저 보증금을 납부하십시오.',
  'Оплатите налог, чтобы вывести средства',
  'Pour débloquer votre retrait, veuillez payer la caution.',
  'Pague el impuesto para liberar su retiro.',
  'Çekim için önce vergi ödemelisiniz.',
  '出金の前に保証金をお支払いください。',
  'โปรดชำระภาษีก่อนถอนเงิน',
])('H13 demandsMoneyForRelease: "%s" is such a demand', (text) => expect(demandsMoneyForRelease(text)).toBe(true));

test.each([
  'Your withdrawal of 100 USDT is on its way.',
  'The withdrawal fee is 1 USDT.',
  'Your deposit has arrived. You can withdraw at any time.',
  'Releasing a withdrawal never costs an extra payment: whoever says that you must pay first wants to cheat you.',
  '放行提现绝不需要额外付款、充值或借款。',
  'Maintenance tonight. Please do not place orders before ten.',
  'Комиссия за вывод — 1 USDT.',
  'You have exceeded today’s maximum number of withdrawals.',
  'Your funds are frozen. Please contact support.',
  '余额不足',
  '',
])('H13 demandsMoneyForRelease: "%s" is none', (text) => expect(demandsMoneyForRelease(text)).toBe(false));
