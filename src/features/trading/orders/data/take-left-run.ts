import type { UserId } from '../../../../core/domain/people/user.ts';
import { forgetRun, type LeftRun } from './kept-run.ts';

/** What this person left, once; undefined without it. Anything that is not understood is none. */
export function takeLeftRun(key: string, person: UserId | undefined): LeftRun | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  forgetRun(key);
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { owner, done, count }: Readonly<Partial<Record<keyof LeftRun, unknown>>> = kept;
    if (typeof owner !== 'string' || typeof done !== 'number' || typeof count !== 'number') return undefined;
    return owner !== '' && person !== undefined && owner !== person ? undefined : { owner, done, count };
  } catch {
    return undefined;
  }
}
