/** Words for paying in, by language: what a server may call the money that it wants before it gives any out. */
const payments = [
  /\b(pay|deposit|top[ -]?up|recharge|transfer|remit|fees?|tax(es)?|margin|guarantee)\b/i,
  /缴纳|繳納|支付|充值|存入|保证金|保證金|税|稅|手续费|手續費/,
  /支払|入金|保証金|税/,
  /납부|입금|보증금|세금|지불/,
  /ชำระ|ฝาก|ภาษี|เงินประกัน|ค่าธรรมเนียม/,
  /\b(payer|paiement|dépôt|déposer|verser|taxe|impôt|caution|frais)\b/i,
  /\b(pagar|pago|depositar|depósito|impuesto|garantía|tasa|comisión)\b/i,
  /(оплат|внес|внест|пополн|депозит|налог|комисси|залог)/i,
  /(öde|yatır|vergi|teminat|depozito|masraf|ücret)/i,
];
const releases = [
  /\b(withdraw\w*|release|unlock|unfreeze|unblock|payout)\b/i,
  /提现|提現|提币|提幣|解冻|解凍|解锁|解鎖/,
  /出金|引き出し|凍結解除/,
  /출금|인출|해제/,
  /ถอน|ปลดล็อก/,
  /\b(retrait|retirer|débloquer|déblocage)\b/i,
  /\b(retiro|retirar|desbloquear|liberar)\b/i,
  /(вывод|вывест|разблок|размороз)/i,
  /(çek|serbest|kilidini)/i,
];

/**
 * True when a server's words ask for money so that other money is let go: the usual pattern of a fraud, and nothing that
 * this program ever asks for. A text may match wrongly: it is only framed with caution, never hidden.
 */
export const demandsPayment = (text: string): boolean =>
  payments.some((word) => word.test(text)) && releases.some((word) => word.test(text));
