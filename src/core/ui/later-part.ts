import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part that is fetched when it is first drawn. Without a network it comes when there is one. */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const attempt = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return attempt();
    }
  };
  return lazy(attempt);
}
