import { useMemo, useSyncExternalStore } from 'react';

export interface ChartColours {
  readonly up: string;
  readonly down: string;
  readonly flat: string;
  readonly text: string;
  readonly textQuiet: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly surface: string;
  readonly background: string;
  readonly accent: string;
  readonly onFill: string;
  readonly series: readonly string[];
}

/** What lines can be coloured with, by their place in this list. */
export const seriesTokens = [
  '--caution',
  '--accent',
  '--demo',
  '--text-2',
  '--ink-green',
  '--ink-red',
  '--ink-orange',
  '--text',
] as const;

const token = (styles: CSSStyleDeclaration, name: string): string => styles.getPropertyValue(name).trim();

/** `theme` is the cache key: the same name gives the same colours. */
function readColours(_theme: string): ChartColours {
  const styles = getComputedStyle(document.documentElement);
  return {
    up: token(styles, '--up'),
    down: token(styles, '--down'),
    flat: token(styles, '--flat'),
    text: token(styles, '--text'),
    textQuiet: token(styles, '--text-2'),
    line: token(styles, '--line'),
    lineStrong: token(styles, '--line-strong'),
    surface: token(styles, '--surface-2'),
    background: token(styles, '--bg'),
    accent: token(styles, '--accent'),
    onFill: token(styles, '--on-up'),
    series: seriesTokens.map((name) => token(styles, name)),
  };
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-up'] });
  return () => observer.disconnect();
}

const themeNow = (): string =>
  `${document.documentElement.dataset['theme'] ?? ''}.${document.documentElement.dataset['up'] ?? ''}`;

/** The tokens as the canvas needs them; new ones when theme or up-colour change. */
export function useChartColours(): ChartColours {
  const theme = useSyncExternalStore(watchTheme, themeNow);
  return useMemo(() => readColours(theme), [theme]);
}
