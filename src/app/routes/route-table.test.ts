import { describe, expect, test } from 'vitest';
import { routes } from '../../core/navigation/routes.ts';
import { featureRoutes } from './feature-routes.gen.ts';
import { findRoute } from './route-table.ts';

const pathsIn = (tree: object): readonly string[] =>
  Object.values(tree).flatMap((branch: unknown) => {
    if (typeof branch === 'string') return [branch];
    return typeof branch === 'object' && branch !== null ? pathsIn(branch) : [];
  });

describe('findRoute', () => {
  test.each(pathsIn(routes))('findRoute: %s resolves', (path) => {
    expect(findRoute(path)?.path).toBe(path);
  });

  test('findRoute: no address has two screens', () => {
    const paths = featureRoutes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('findRoute: a slash at the end is the same page, anything else is none', () => {
    expect(findRoute('/pages/setting/setting/')?.path).toBe('/pages/setting/setting');
    expect(findRoute('/pages/setting')).toBeUndefined();
  });
});
