import * as v from 'valibot';
import { sceneIds, type SceneId } from '../../../core/domain/server/scene-id.ts';
import type { Domain } from './kernel/domain/domain.ts';

export type SceneState = { scene: SceneId | null; work: number };

const ready = v.strictObject({ scene: v.picklist(sceneIds), work: v.number() });

/** Which scene this world was made as: it is named on the screen for as long as the world lasts. */
export const sceneDomain: Domain<SceneState> = {
  name: 'scene',
  initial: () => ({ scene: null, work: 0 }),
  commands: {
    ready: ({ slice }, argument) => {
      Object.assign(slice, v.parse(ready, argument));
      return null;
    },
  },
  due: {},
  routes: [],
};
