import { expect, test } from 'vitest';
import { demandsPayment } from './money-demand.ts';

test.each([
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
])('H13 %s is framed with caution', (text) => expect(demandsPayment(text)).toBe(true));

test.each([
  'Your balance is too small.',
  'You have exceeded today’s maximum number of withdrawals.',
  'Your funds are frozen. Please contact support.',
  '余额不足',
])('H13 %s is an ordinary refusal', (text) => expect(demandsPayment(text)).toBe(false));
