/** Engine time as a function of real time, both in epoch ms: base + (real − realBase) × speed. */
export type ClockSetting = { readonly base: number; readonly realBase: number; readonly speed: number };

export const engineTime = (setting: ClockSetting, real: number): number =>
  Math.floor(setting.base + Math.max(0, real - setting.realBase) * setting.speed);
