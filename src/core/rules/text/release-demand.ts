import { withoutTags } from './text-checks.ts';

/**
 * Words of the ten languages for three parts of such a demand: money is held or is to be released, the reader must pay,
 * and the one depends on the other.
 */
const release =
  /withdraw|releas|unfreez|\bfrozen|unlock|pay ?out|提现|提現|提款|提领|提領|解冻|解凍|冻结|凍結|放行|出金|引き出|解除|출금|인출|해제|동결|ถอน|ปลดล็อก|ปล่อยเงิน|อายัด|retrait|retirer|débloqu|gelé|retir[oa]|liberar|desbloque|congelad|вывод|вывест|разблокир|размороз|заморож|çekim|çekme|serbest|bloke|dondurul/i;
const payment =
  /\bpay(?! ?out)|\bfees?\b|\btax|deposit(?!s)|margin|guarantee|collateral|\bloan|top[ -]?up|recharge|缴|繳|支付|付款|保证金|保證金|税|稅|手续费|手續費|充值|存入|支払|保証金|入金|手数料|지불|납부|세금|보증금|입금|수수료|จ่าย|ชำระ|ภาษี|ฝาก|ค่าธรรมเนียม|\bpay[eé]|taxe|impôt|caution|dépôt|\bfrais|\bpag|impuesto|\btasa|dep[oó]sit(?!s)|comisi|оплат|\bплат|уплат|налог|депозит|залог|комисси|внес|\böde|vergi|teminat|yatır|depozito/iu;
const condition =
  /must|need|requir|before|\bfirst\b|in order to|\bto (?=unlock|releas|unfreez|withdraw)|please|until|unless|需|须|須|必须|请|請|才能|之前|後に|必要|ください|前に|先に|필요|해야|먼저|하세요|하십시오|바랍니다|ต้อง|ก่อน|กรุณา|โปรด|devez|doit|avant|d’abord|veuillez|\bpour\b|debe|antes|primero|necesit|\bpara\b|необходимо|нужно|должн|сначала|прежде|чтобы|требу|пожалуйста|gerek|önce|lütfen|zorunda|için/iu;
/** Warnings of such demands speak of them too. */
const denial =
  /never|绝不|絕不|切勿|決して|一切不要|절대|เด็ดขาด|อย่า|jamais|nunca|jamás|никогда|не нужн|не требу|asla|gerekmez/iu;

/** An order to send a sum needs no other word for the one hanging on the other. */
const order = /^\s*(?:please\s+)?(?:pay|deposit|transfer|send|remit|top[ -]?up|recharge)\b.*\d/iu;

/** A point between two digits ends no sentence. */
const sentences = /(?:[^.!?。！？\n]|(?<=\d)\.(?=\d))+/gu;

const isDemand = (sentence: string): boolean =>
  (order.test(sentence) || (payment.test(sentence) && condition.test(sentence))) && !denial.test(sentence);
const isRelease = (sentence: string | undefined): boolean =>
  sentence !== undefined && release.test(sentence) && !denial.test(sentence);

/**
 * Whether a server's text demands money before a payout: the mark of a known fraud. The held money is often named in
 * the sentence before the demand, or in the one after it.
 */
export function demandsMoneyForRelease(html: string): boolean {
  const text = withoutTags(html.replaceAll(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/gi, '\n'));
  const said = (text.match(sentences) ?? []).filter((sentence) => sentence.trim() !== '');
  return said.some(
    (sentence, at) => isDemand(sentence) && [sentence, said[at - 1], said[at + 1]].some((one) => isRelease(one)),
  );
}
