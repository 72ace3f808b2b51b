import type { RefusedField } from '../../../core/config/brand.ts';

/** Why a field is refused, as a text of the studio and what stands in it. */
export type Reason =
  | { readonly kind: 'name' | 'text' | 'largeMark' | 'largeFont'; readonly max: string }
  | { readonly kind: 'mark' | 'colour' | 'font' | 'fontFile' | 'order' | 'confused' | 'language' | 'guarded' | 'link' }
  | { readonly kind: 'other'; readonly reason: string };

/** Of a file, in kB. */
export const largestFontKb = '150';

/** By the kind of the field; what cannot be written here has the words of the judgement. */
export function reasonOf({ field, why }: RefusedField): Reason {
  if (field === 'name') return { kind: 'name', max: '40' };
  if (field === 'shortName') return { kind: 'name', max: '12' };
  if (field === 'accent') return { kind: why.startsWith('looks like') ? 'confused' : 'colour' };
  if (field === 'neutral') return { kind: 'colour' };
  if (field === 'font.family') return { kind: 'font' };
  // Three bytes of a file are four letters.
  if (field === 'font.file')
    return why.startsWith('is longer') ? { kind: 'largeFont', max: largestFontKb } : { kind: 'fontFile' };
  if (field.startsWith('order.')) return { kind: 'order' };
  // 64,000 letters are some 46 kB of a photo; a drawing, which is written as text, has a little less.
  if (field.startsWith('marks.'))
    return why.startsWith('is longer') ? { kind: 'largeMark', max: '45' } : { kind: 'mark' };
  if (field.startsWith('languages.')) return { kind: 'language' };
  if (/^(?:support|legal\.links)\./.test(field)) return { kind: 'link' };
  if (field === 'legal.text') return { kind: 'text', max: '1000' };
  if (field.startsWith('texts.') && why.startsWith('says')) return { kind: 'guarded' };
  return field.startsWith('texts.') ? { kind: 'text', max: '1000' } : { kind: 'other', reason: why };
}
