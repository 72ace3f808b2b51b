import { useState } from 'react';
import { useSavesData } from '../../preferences/use-preferences.ts';

export interface HeldPicture {
  /** Undefined without a picture, and while it waits. */
  readonly address: string | undefined;
  /** Present while it waits for a tap. */
  readonly show: (() => void) | undefined;
}

/** In the address itself, or made on this device: it costs no request. */
const isHere = (address: string): boolean => /^(?:data|blob):/.test(address);

/** A picture that says something. While data is saved it waits until it is asked for, one by one. */
export function usePicture(address: string | undefined): HeldPicture {
  const isSaving = useSavesData();
  const [asked, setAsked] = useState<string>();
  const isShown = address === undefined || !isSaving || asked === address || isHere(address);
  return isShown ? { address, show: undefined } : { address: undefined, show: () => setAsked(address) };
}
