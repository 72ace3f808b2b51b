import type { Faults } from '../../../../core/domain/server/backend-faults.ts';
import type { PersonaId, PresenterPort, PresenterState } from '../../../../core/ports/presenter-port.ts';
import type { StagedContract, StagedOption, StagedOrder } from '../../engine/staged-orders.ts';

/** The tools of a scene: controls of the presenter, and orders of the demo's people. */
export interface Stage {
  readonly presenter: Pick<PresenterPort, 'advance' | 'shapeMarket' | 'state' | 'topUp'>;
  placeOrder(order: StagedOrder): Promise<void>;
  placeOption(option: StagedOption): Promise<void>;
  openContract(contract: StagedContract): Promise<void>;
}

export interface Scene {
  readonly persona: PersonaId;
  /** Where to look first: a path of the product, without `#`. */
  readonly path: string;
  /** Switched on at the end of the setup; they stay on until the presenter switches them off. */
  readonly faults?: Partial<Faults>;
  /** Whether the world still matches the scene's name. Absent when it always does, because the scene is a past event. */
  isStillSo?(now: Pick<PresenterState, 'faults' | 'market' | 'now'>): boolean;
  /** Runs on a new world. */
  play(stage: Stage): Promise<void>;
  /** The event that the scene is about, after `play`: at once, or before everyone's eyes. */
  turn?(stage: Stage): Promise<void>;
}
