import type { Faults } from '../../../../core/domain/server/backend-faults.ts';
import type { PersonaId, PresenterPort, PresenterState } from '../../../../core/ports/presenter-port.ts';
import type { StagedContract, StagedOption, StagedOrder } from '../../engine/staged-orders.ts';

/** What a scene is made with: the controls that a presenter has too, and orders of the demo's people. */
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
  /** On from the end of the setup until it is switched off. */
  readonly faults?: Partial<Faults>;
  /** Whether the world is still as the scene's name says; without it the scene is something that has happened and stays so. */
  isStillSo?(now: Pick<PresenterState, 'faults' | 'market' | 'now'>): boolean;
  /** On a world that has just begun. */
  play(stage: Stage): Promise<void>;
}
