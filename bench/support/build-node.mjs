import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('..', import.meta.url));
/** Within bench/, whose packages a built module goes on importing. */
const outDirOf = (name) => new URL(`../dist/${name}/`, import.meta.url);

/**
 * Bundles modules of bench/ for Node as the product is bundled for browsers: what runs TypeScript directly wraps every
 * function, and that would be measured too.
 */
export async function buildForNode(names) {
  for (const name of names) {
    await build({
      configFile: false,
      logLevel: 'error',
      root: here,
      build: {
        ssr: `${here}${name}`,
        outDir: fileURLToPath(outDirOf(name)),
        emptyOutDir: true,
        target: 'node20',
        minify: false,
      },
    });
  }
}

/** A module that `buildForNode` has built. */
export const importBuiltBefore = (name) =>
  import(new URL(name.split('/').at(-1).replace(/\.ts$/, '.js'), outDirOf(name)).href);
