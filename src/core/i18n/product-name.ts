/** What the product is called without a brand. */
const ownName = 'Tandem';

let name = ownName;

/** The one source of the product's name, in texts (`{{brand}}`) and in the names of files. */
export const productName = (): string => name;

/** Set once, before anything is drawn; without a name the product has its own. */
export function nameProduct(given: string = ownName): void {
  name = given;
}

/** A name for addresses and files: small letters, digits and hyphens. */
export function plainWord(text: string): string {
  // Accents leave their letters: “Café” is “cafe”.
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return words?.join('-').slice(0, 40) ?? 'app';
}

/** The name of a file that a person saves: `tandem-desk.json`. */
export const productFile = (rest: string): string => `${plainWord(name)}-${rest}`;
