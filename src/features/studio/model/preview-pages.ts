import { routes } from '../../../core/navigation/routes.ts';

const pathsIn = (tree: object): readonly string[] =>
  Object.values(tree).flatMap((branch: unknown) => {
    if (typeof branch === 'string') return [branch];
    return typeof branch === 'object' && branch !== null ? pathsIn(branch) : [];
  });

/** Every page of the product, by its path. */
export const previewPages: readonly string[] = pathsIn(routes);
