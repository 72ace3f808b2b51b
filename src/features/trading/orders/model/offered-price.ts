interface Priced {
  readonly priceText: string;
  readonly sizeText: string;
  readonly isPriceTouched: boolean;
}

/** An offered price follows the market until a price or a size is entered: figures that somebody reads stay as they are. */
export const isPriceHeld = ({ priceText, sizeText, isPriceTouched }: Priced): boolean =>
  isPriceTouched || (priceText !== '' && sizeText.trim() !== '');

/** The same draft while its price is the same. */
export const withPrice = <Draft extends Priced>(draft: Draft, priceText: string): Draft =>
  draft.priceText === priceText ? draft : { ...draft, priceText };

/** The price field comes into sight, or goes: what nobody entered is the market's price of now, where that is known. */
export const withFreshOffer = <Draft extends Priced>(draft: Draft, priceText: string): Draft =>
  draft.isPriceTouched || priceText === '' ? draft : withPrice(draft, priceText);
