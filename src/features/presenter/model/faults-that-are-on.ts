/** The faults of the backend, each with its size. */
export interface FaultValues {
  readonly latencyMs: number;
  readonly failedPercent: number;
  readonly garbledPercent: number;
  readonly loseNextAnswer: boolean;
  readonly expireNextCall: boolean;
  readonly verifyNextCall: boolean;
  readonly lateSettlements: boolean;
  readonly socketDown: boolean;
  readonly socketSilent: boolean;
  readonly storageFull: boolean;
}

export const quietFaults: FaultValues = {
  latencyMs: 0,
  failedPercent: 0,
  garbledPercent: 0,
  loseNextAnswer: false,
  expireNextCall: false,
  verifyNextCall: false,
  lateSettlements: false,
  socketDown: false,
  socketSilent: false,
  storageFull: false,
};

const faultNames = [
  'latencyMs',
  'failedPercent',
  'garbledPercent',
  'loseNextAnswer',
  'expireNextCall',
  'verifyNextCall',
  'lateSettlements',
  'socketDown',
  'socketSilent',
  'storageFull',
] as const satisfies readonly (keyof FaultValues)[];

export const faultsThatAreOn = (faults: FaultValues): readonly (keyof FaultValues)[] =>
  faultNames.filter((name) => faults[name] !== quietFaults[name]);
