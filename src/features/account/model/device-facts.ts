export interface DeviceFacts {
  /** Name and main version, as the browser calls itself; empty when it does not say. */
  readonly browser: string;
  readonly system: string;
}

/** The first that fits counts: most browsers name their ancestors, too. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari\//],
];
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** The browser's facts about itself and its device. Names of products are not translated. */
export function deviceFacts(userAgent: string): DeviceFacts {
  const [name, mark] = browsers.find(([, candidate]) => candidate.test(userAgent)) ?? [];
  const version = mark?.exec(userAgent)?.[1] ?? '';
  const [system = ''] = systems.find(([, candidate]) => candidate.test(userAgent)) ?? [];
  return { browser: name === undefined ? '' : `${name} ${version}`, system };
}
