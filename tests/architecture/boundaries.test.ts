import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = process.cwd();

interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface CruiseReport {
  readonly summary: { readonly violations: readonly { from: string; to: string; rule: { name: string } }[] };
}

/** Runs dependency-cruiser with the project's rules on the `src` below `directory`. */
function violationsIn(directory: string): Promise<readonly Violation[]> {
  const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', 'src'];
  return new Promise((resolve, reject) => {
    // A broken rule makes it exit with a number of its own; only a missing report is a failure.
    execFile(
      process.execPath,
      [binary, ...options],
      { cwd: directory, maxBuffer: 2 ** 28 },
      (_error, output, problems) => {
        try {
          const report = JSON.parse(output) as CruiseReport;
          resolve(report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })));
        } catch {
          reject(new Error(`no report: ${problems || output}`));
        }
      },
    );
  });
}

const imports = (path: string): string => `import { it } from '${path}';\nexport const here = it;\n`;
const importsType = (path: string): string => `import type { it } from '${path}';\nexport type Here = typeof it;\n`;
const importsLate = (path: string): string => `export const late = () => import('${path}');\n`;

interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly text: string;
}

/** One file for each way to break a rule. Targets that are not listed here are made empty. */
const breaches: readonly Breach[] = [
  { rule: 'no-cycles', from: 'src/core/forms/ring-a.ts', text: imports('./ring-b.ts') },
  { rule: 'no-orphans', from: 'src/core/forms/alone.ts', text: 'export const alone = 1;\n' },
  { rule: 'core-imports-nobody', from: 'src/core/query/a.ts', text: imports('../../features/alpha/routes.tsx') },
  { rule: 'core-imports-nobody', from: 'src/core/query/b.ts', text: importsType('../../app/root.tsx') },
  {
    rule: 'features-know-ports',
    from: 'src/features/alpha/data/a.ts',
    text: imports('../../../adapters/live/thing.ts'),
  },
  { rule: 'features-know-ports', from: 'src/features/alpha/data/b.ts', text: importsLate('../../../app/root.tsx') },
  { rule: 'adapters-know-ports', from: 'src/adapters/live/a.ts', text: imports('../../core/ui/button.tsx') },
  { rule: 'adapters-know-ports', from: 'src/adapters/live/b.ts', text: imports('../../features/alpha/routes.tsx') },
  { rule: 'features-are-islands', from: 'src/features/alpha/screens/a.tsx', text: imports('../../beta/routes.tsx') },
  {
    rule: 'features-are-islands',
    from: 'src/features/alpha/screens/b.tsx',
    text: importsType('../../beta/model/thing.ts'),
  },
  {
    rule: 'shared-knows-no-feature',
    from: 'src/features/shared/quotes/screens/a.tsx',
    text: imports('../../../alpha/routes.tsx'),
  },
  {
    rule: 'worth-reads-data',
    from: 'src/features/shared/worth/operations/a.ts',
    text: imports('../../../alpha/model/thing.ts'),
  },
  { rule: 'data-flows-down', from: 'src/features/alpha/data/c.ts', text: imports('../model/thing.ts') },
  {
    rule: 'data-flows-down',
    from: 'src/features/alpha/ticket/data/a.ts',
    text: imports('../../operations/thing.ts'),
  },
  { rule: 'data-flows-down', from: 'src/features/shared/quotes/data/a.ts', text: imports('../parts/thing.tsx') },
  { rule: 'model-is-pure', from: 'src/features/alpha/model/a.ts', text: imports('../data/thing.ts') },
  { rule: 'model-is-pure', from: 'src/features/alpha/model/b.ts', text: imports('react') },
  { rule: 'model-is-pure', from: 'src/features/alpha/ticket/model/a.ts', text: imports('../../panels/thing.tsx') },
  {
    rule: 'model-is-pure',
    from: 'src/features/shared/quotes/model/a.ts',
    text: imports('../../../../core/ui/button.tsx'),
  },
  { rule: 'operations-draw-nothing', from: 'src/features/alpha/operations/a.ts', text: imports('../parts/thing.tsx') },
  {
    rule: 'operations-draw-nothing',
    from: 'src/features/alpha/ticket/operations/a.ts',
    text: imports('../../panels/thing.tsx'),
  },
  { rule: 'panels-know-no-screens', from: 'src/features/alpha/panels/a.tsx', text: imports('../screens/thing.tsx') },
  { rule: 'parts-are-handed-their-data', from: 'src/features/alpha/parts/a.tsx', text: imports('../data/thing.ts') },
  {
    rule: 'parts-are-handed-their-data',
    from: 'src/features/alpha/ticket/parts/a.tsx',
    text: imports('../../operations/thing.ts'),
  },
  {
    rule: 'parts-are-handed-their-data',
    from: 'src/features/alpha/parts/b.tsx',
    text: imports('../../shared/quotes/data/thing.ts'),
  },
  {
    rule: 'only-data-touches-ports',
    from: 'src/features/alpha/screens/c.tsx',
    text: imports('../../../core/ports/thing.ts'),
  },
  {
    rule: 'only-data-touches-ports',
    from: 'src/features/alpha/ticket/operations/b.ts',
    text: imports('../../../../core/query/thing.ts'),
  },
  {
    rule: 'only-data-touches-ports',
    from: 'src/features/shared/quotes/parts/a.tsx',
    text: imports('../../../../core/query/thing.ts'),
  },
  {
    rule: 'only-data-touches-the-platform',
    from: 'src/features/alpha/screens/platform.tsx',
    text: importsType('../../../core/platform/thing.ts'),
  },
  {
    rule: 'model-knows-no-clock',
    from: 'src/features/alpha/model/clock.ts',
    text: imports('../../../core/time/thing.ts'),
  },
  { rule: 'ui-kit-asks-nobody', from: 'src/core/ui/lists/a.tsx', text: imports('../../time/thing.ts') },
  { rule: 'ui-kit-asks-nobody', from: 'src/core/ui/a.tsx', text: imports('../ports/thing.ts') },
  {
    rule: 'app-sees-only-routes',
    from: 'src/app/shell/a.tsx',
    text: imports('../../features/alpha/screens/thing.tsx'),
  },
  {
    rule: 'app-sees-only-routes',
    from: 'src/app/shell/b.tsx',
    text: imports('../../features/alpha/ticket/panels/thing.tsx'),
  },
  { rule: 'accounts-are-strangers', from: 'src/adapters/live/c.ts', text: imports('../moni/thing.ts') },
  { rule: 'accounts-are-strangers', from: 'src/adapters/moni/a.ts', text: imports('../mock/doors/thing.ts') },
  { rule: 'wire-knows-no-account', from: 'src/adapters/wire/trading/a.ts', text: imports('../../live/thing.ts') },
  {
    rule: 'engine-behind-its-doors',
    from: 'src/app/compose-demo.ts',
    text: imports('../adapters/mock/engine/thing.ts'),
  },
  {
    rule: 'engine-floor-kernel',
    from: 'src/adapters/mock/engine/kernel/a.ts',
    text: importsType('../ledger/thing.ts'),
  },
  {
    rule: 'engine-floor-market',
    from: 'src/adapters/mock/engine/market/history/a.ts',
    text: imports('../../products/spot/spot-wire.ts'),
  },
  { rule: 'engine-floor-ledger', from: 'src/adapters/mock/engine/ledger/a.ts', text: imports('../thing.ts') },
  { rule: 'engine-floor-storage', from: 'src/adapters/mock/engine/storage/a.ts', text: imports('../thing.ts') },
  {
    rule: 'engine-floor-products',
    from: 'src/adapters/mock/engine/products/spot/a.ts',
    text: importsType('../../thing.ts'),
  },
  { rule: 'engine-floor-people', from: 'src/adapters/mock/engine/people/access/a.ts', text: imports('../../thing.ts') },
  { rule: 'engine-floor-seed', from: 'src/adapters/mock/engine/seed/a.ts', text: imports('../thing.ts') },
  {
    rule: 'engine-runs-anywhere',
    from: 'src/adapters/mock/engine/a.ts',
    text: "import { join } from 'node:path';\nexport const here = join;\n",
  },
  {
    rule: 'rules-know-no-wire',
    from: 'src/adapters/mock/engine/products/spot/spot-rules.ts',
    text: imports('./spot-wire.ts'),
  },
  { rule: 'money-is-pure', from: 'src/core/money/a.ts', text: imports('../i18n/thing.ts') },
  { rule: 'money-is-pure', from: 'src/core/domain/a.ts', text: imports('react') },
  { rule: 'only-app-wires', from: 'src/app/router.tsx', text: imports('../adapters/live/thing.ts') },
  { rule: 'one-importer-axios', from: 'src/adapters/wire/trading/b.ts', text: imports('axios') },
  { rule: 'one-importer-axios', from: 'src/features/alpha/data/d.ts', text: importsType('axios') },
  { rule: 'one-importer-socketio-client-v2', from: 'src/adapters/wire/http/a.ts', text: imports('socket.io-client') },
  {
    rule: 'one-importer-socketio-client-v2',
    from: 'src/adapters/wire/http/b.ts',
    text: imports('socket.io-client-v2'),
  },
  { rule: 'one-importer-decimaljs', from: 'src/features/alpha/model/c.ts', text: imports('decimal.js') },
  { rule: 'one-importer-inversify', from: 'src/adapters/wire/trading/c.ts', text: imports('inversify') },
  { rule: 'one-importer-react-i18next', from: 'src/core/ui/b.tsx', text: imports('react-i18next') },
  { rule: 'one-importer-react-i18next', from: 'src/core/ui/c.tsx', text: imports('i18next') },
  { rule: 'no-unresolvable', from: 'src/core/query/c.ts', text: imports('./nowhere.ts') },
];

/** What the rules allow on purpose. */
const permitted: readonly Omit<Breach, 'rule'>[] = [
  { from: 'src/core/forms/ring-b.ts', text: imports('./ring-a.ts') },
  { from: 'src/core/ports/fine.ts', text: importsType('../domain/thing.ts') },
  { from: 'src/features/alpha/data/fine.ts', text: imports('../../../core/ports/thing.ts') },
  { from: 'src/features/alpha/screens/fine.tsx', text: imports('../../shared/quotes/screens/thing.tsx') },
  { from: 'src/features/alpha/model/fine.ts', text: imports('../../../core/domain/thing.ts') },
  { from: 'src/features/alpha/operations/fine.ts', text: imports('../data/thing.ts') },
  { from: 'src/features/alpha/operations/fine-too.ts', text: importsType('../parts/thing.tsx') },
  { from: 'src/features/alpha/panels/fine.tsx', text: imports('../operations/thing.ts') },
  { from: 'src/features/alpha/companion.tsx', text: imports('./panels/thing.tsx') },
  { from: 'src/app/fine-too.tsx', text: imports('../features/alpha/companion.tsx') },
  { from: 'src/features/shared/worth/operations/fine.ts', text: imports('../../../alpha/data/thing.ts') },
  { from: 'src/app/fine.tsx', text: imports('../features/alpha/routes.tsx') },
  { from: 'src/app/compose.ts', text: imports('../adapters/live/thing.ts') },
  { from: 'src/adapters/live/live-module.ts', text: imports('inversify') },
  { from: 'src/adapters/mock/doors/server/in-page-socket.ts', text: imports('socket.io-client') },
  {
    from: 'src/adapters/mock/doors/node/node-server.ts',
    text: "import { createServer } from 'node:http';\nexport const here = createServer;\n",
  },
  { from: 'src/adapters/mock/engine/people/fine.ts', text: imports('../ledger/thing.ts') },
  { from: 'src/adapters/mock/engine/fine.ts', text: imports('./ledger/thing.ts') },
  { from: 'src/adapters/wire/http/fine.ts', text: imports('axios') },
  { from: 'src/core/money/fine.ts', text: imports('decimal.js') },
];

const targets = [
  'src/app/root.tsx',
  'src/adapters/live/thing.ts',
  'src/adapters/moni/thing.ts',
  'src/adapters/mock/doors/thing.ts',
  'src/adapters/mock/engine/thing.ts',
  'src/adapters/mock/engine/ledger/thing.ts',
  'src/adapters/mock/engine/products/spot/spot-wire.ts',
  'src/core/domain/thing.ts',
  'src/core/i18n/thing.ts',
  'src/core/ports/thing.ts',
  'src/core/platform/thing.ts',
  'src/core/query/thing.ts',
  'src/core/time/thing.ts',
  'src/core/ui/button.tsx',
  'src/features/alpha/routes.tsx',
  'src/features/beta/routes.tsx',
  ...['alpha', 'alpha/ticket', 'beta', 'shared/quotes'].flatMap((feature) =>
    [
      'data/thing.ts',
      'model/thing.ts',
      'operations/thing.ts',
      'parts/thing.tsx',
      'panels/thing.tsx',
      'screens/thing.tsx',
    ].map((file) => `src/features/${feature}/${file}`),
  ),
];

// That nothing in the program breaks a rule is said by `npm run boundaries`, a step of `npm run verify`.
describe('boundaries', () => {
  let toy = '';
  let found: readonly Violation[] = [];

  beforeAll(async () => {
    toy = await mkdtemp(join(tmpdir(), 'tandem-boundaries-'));
    await symlink(join(root, 'node_modules'), join(toy, 'node_modules'));
    const files = [...targets.map((from) => ({ from, text: 'export const it = 1;\n' })), ...breaches, ...permitted];
    for (const { from, text } of files) {
      await mkdir(dirname(join(toy, from)), { recursive: true });
      await writeFile(join(toy, from), text);
    }
    found = await violationsIn(toy);
  }, 240_000);

  afterAll(() => rm(toy, { recursive: true, force: true }));

  test.each(breaches)('$rule bites at $from', ({ rule, from }) => {
    expect(found.filter((violation) => violation.from === from).map((violation) => violation.rule)).toContain(rule);
  });

  test('what is permitted is not reported', () => {
    const names = new Set(permitted.map(({ from }) => from).filter((from) => !from.includes('ring')));
    expect(found.filter(({ from }) => names.has(from))).toEqual([]);
  });

  test('every rule of the project has a breach that proves it', async () => {
    const { default: config } = (await import(join(root, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: readonly { name: string }[] };
    };
    expect(new Set(breaches.map(({ rule }) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)));
  });
});
