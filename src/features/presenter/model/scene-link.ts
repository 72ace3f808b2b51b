import { isSeed } from './seed.ts';

/** The parts of a link: a scene, a seed, a person, each optional. */
export interface SceneWish {
  readonly scene: string | undefined;
  readonly seed: number | undefined;
  readonly persona: string | undefined;
}

export interface ReadSceneWish extends SceneWish {
  /** The seed in the link is invalid; then `seed` is undefined. */
  readonly isSeedWrong: boolean;
}

const names = ['scene', 'seed', 'persona'] as const;

/** Undefined for a link that asks for none of it. */
export function readSceneWish(search: string): ReadSceneWish | undefined {
  const fields = new URLSearchParams(search);
  if (!names.some((name) => fields.has(name))) return undefined;
  const seed = fields.get('seed') ?? '';
  const isSeedWrong = !isSeed(seed);
  return {
    scene: fields.get('scene') ?? undefined,
    seed: seed === '' || isSeedWrong ? undefined : Number.parseInt(seed, 10),
    persona: fields.get('persona') ?? undefined,
    isSeedWrong,
  };
}

/** The query of a page without the parts of a scene's link; empty or with its question mark. */
export function withoutSceneWish(search: string): string {
  const fields = new URLSearchParams(search);
  for (const name of names) fields.delete(name);
  return fields.size === 0 ? '' : `?${fields.toString()}`;
}

/** The address of a page of this demo, with all that makes the present situation again. */
export function sceneLink(page: { href: string; pathname: string; search: string }, wish: SceneWish): string {
  const fields = new URLSearchParams(withoutSceneWish(page.search));
  if (wish.scene !== undefined) fields.set('scene', wish.scene);
  if (wish.seed !== undefined) fields.set('seed', wish.seed.toString());
  if (wish.persona !== undefined) fields.set('persona', wish.persona);
  return `${page.href.replace(/#.*$/, '')}#${page.pathname}?${fields.toString()}`;
}
