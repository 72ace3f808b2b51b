import type { IdentityLevel } from '../../../core/domain/people/identity.ts';
import { rememberForVisit } from '../../../core/session/leaving.ts';
import type { SentPicture } from '../../shared/pictures/data/upload-picture.ts';

export type PictureName = 'front' | 'back' | 'holding';
type Pictures = Readonly<Partial<Record<PictureName, SentPicture>>>;

/** Whose pictures, and for which form. */
export interface PicturesOf {
  readonly owner: string;
  readonly level: IdentityLevel;
}

/** They survive a detour to another screen. Never stored: they identify a person. */
const memory = rememberForVisit<(PicturesOf & { readonly pictures: Pictures }) | undefined>(undefined);

/** What this person has chosen for this form; anything else is dropped. */
export function keptPictures({ owner, level }: PicturesOf): Pictures {
  const kept = memory.read();
  if (kept?.owner === owner && kept.level === level) return kept.pictures;
  memory.forget();
  return {};
}

export function keepPicture(of: PicturesOf, name: PictureName, sent: SentPicture): void {
  memory.write({ ...of, pictures: { ...keptPictures(of), [name]: sent } });
}

/** They have gone out with an application. */
export const forgetPictures = (): void => memory.forget();
