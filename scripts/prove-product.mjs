// Lays a product in a copy of the checkout and verifies the result: `npm run prove:product`. Takes as long as a verification.
import { countChanged, scratchCopy } from './scratch-copy.mjs';

const mostChanged = 10;

const copy = scratchCopy();
copy.run(process.execPath, ['scripts/new-product.mjs', 'index-funds']);
countChanged(copy, mostChanged);
for (const script of ['verify', 'build:all', 'check:bundles', 'sizes']) copy.run('npm', ['run', '--silent', script]);
copy.remove();
