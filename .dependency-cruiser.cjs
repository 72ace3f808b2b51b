// The walls of the house. `tests/architecture/boundaries.test.ts` proves on a toy tree that each of them holds.

/** Third-party libraries that one place alone may import; the rest of the program goes through that place. */
const oneImporter = [
  { library: 'axios', home: '^src/adapters/wire/http/' },
  // The in-page transport of the offline demo is a subclass of the library's own transport.
  { library: 'socket[.]io-client(-v2)?', home: '^src/adapters/wire/realtime/|^src/adapters/mock/doors/' },
  { library: 'decimal[.]js', home: '^src/core/money/' },
  {
    library: 'inversify',
    home: [
      '^src/core/(di|account)/',
      '^src/app/',
      '^src/adapters/[^/]+-module[.]ts$',
      '^src/adapters/[^/]+/[^/]+-module[.]ts$',
    ],
  },
  { library: '(react-)?i18next', home: '^src/core/i18n/' },
];

/** The floors of the engine, lowest first: each knows the ones before it. The rest of the engine joins them. */
const floors = ['kernel', 'ledger', 'storage', 'market', 'people', 'products', 'seed'];

/** A layer of a feature, of a vertical within one, or of a room of features/shared. */
const layer = (name) => [`^src/features/[^/]+/${name}/`, `^src/features/[^/]+/[^/]+/${name}/`];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Imports point one way. Cut the ring where the lower half knows the upper one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and that imports nobody is dead.',
      severity: 'error',
      from: { orphan: true, pathNot: '[.]d[.]ts$|^src/main[.]tsx$' },
      to: {},
    },
    {
      name: 'core-imports-nobody',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { path: '^src/(adapters|features|app)/' },
    },
    {
      name: 'features-know-ports',
      comment: 'A feature talks to the outside through ports alone.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(adapters|app)/' },
    },
    {
      name: 'adapters-know-ports',
      severity: 'error',
      from: { path: '^src/adapters/' },
      to: { path: '^src/(features|app|core/ui)/' },
    },
    {
      name: 'features-are-islands',
      comment: 'What two features share belongs to features/shared or to core.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '^src/features/shared/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|shared)/' },
    },
    {
      name: 'worth-reads-data',
      comment:
        'The net worth counts what is held of every product, so it reads their lists; a product knows nothing of it.',
      severity: 'error',
      from: { path: '^src/features/shared/worth/' },
      to: { path: '^src/features/', pathNot: ['^src/features/shared/', ...layer('data')] },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^src/features/shared/', pathNot: '^src/features/shared/worth/' },
      to: { path: '^src/features/', pathNot: '^src/features/shared/' },
    },
    {
      name: 'data-flows-down',
      comment: 'Within a feature: data, model, operations, parts, panels, screens.',
      severity: 'error',
      from: { path: layer('data') },
      to: { path: layer('(model|operations|parts|panels|screens)') },
    },
    {
      name: 'model-is-pure',
      severity: 'error',
      from: { path: layer('model') },
      to: {
        path: [
          ...layer('(data|operations|parts|panels|screens)'),
          '^src/core/ui/',
          '^react$',
          '(^|/)node_modules/(react|react-dom)/',
        ],
      },
    },
    {
      name: 'operations-draw-nothing',
      comment: 'Hooks that join data and model; what is drawn of them is up to panels and screens.',
      severity: 'error',
      from: { path: layer('operations') },
      // The hook that makes what a part takes may name its type, and a part that is fetched later.
      to: { path: layer('(parts|panels|screens)'), dependencyTypesNot: ['type-only'], dynamic: false },
    },
    {
      name: 'parts-are-handed-their-data',
      severity: 'error',
      from: { path: layer('parts') },
      to: { path: layer('(data|operations|panels|screens)') },
    },
    {
      name: 'panels-know-no-screens',
      comment: 'A screen is what a route shows, and is made of panels.',
      severity: 'error',
      from: { path: layer('panels') },
      to: { path: layer('screens') },
    },
    {
      name: 'only-data-touches-ports',
      severity: 'error',
      from: { path: layer('(model|operations|parts|panels|screens)') },
      to: { path: '^src/core/(ports|di|query)/' },
    },
    {
      name: 'only-data-touches-the-platform',
      severity: 'error',
      from: { path: layer('(model|operations|parts|panels|screens)') },
      to: { path: '^src/core/platform/' },
    },
    {
      name: 'model-knows-no-clock',
      comment: 'A model is told the time.',
      severity: 'error',
      from: { path: layer('model') },
      to: { path: '^src/core/time/' },
    },
    {
      name: 'ui-kit-asks-nobody',
      severity: 'error',
      from: { path: '^src/core/ui/' },
      to: { path: '^src/core/(ports|platform|time|di|query)/' },
    },
    {
      name: 'app-sees-only-routes',
      comment:
        'The doors of a feature stand beside its layers: routes.tsx, and companion.tsx for what is beside every page.',
      severity: 'error',
      from: { path: '^src/app/' },
      to: {
        path: layer('(data|model|operations|parts|panels|screens)'),
        pathNot: '^src/features/shared/',
      },
    },
    {
      name: 'accounts-are-strangers',
      severity: 'error',
      from: { path: '^src/adapters/(live|moni|mock)/' },
      to: { path: '^src/adapters/(live|moni|mock)/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'wire-knows-no-account',
      severity: 'error',
      from: { path: '^src/adapters/wire/' },
      to: { path: '^src/adapters/(live|moni|mock)/' },
    },
    {
      name: 'engine-behind-its-doors',
      severity: 'error',
      from: { pathNot: '^src/adapters/mock/' },
      to: { path: '^src/adapters/mock/engine/' },
    },
    {
      name: 'engine-runs-anywhere',
      comment:
        'The backend runs in a page, in a worker and in Node: what a platform offers is handed in through a door.',
      severity: 'error',
      from: { path: '^src/adapters/mock/engine/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-know-no-wire',
      severity: 'error',
      from: { path: '-rules[.]ts$' },
      to: { path: '^src/adapters/wire/|-wire[.]ts$' },
    },
    {
      name: 'money-is-pure',
      severity: 'error',
      from: { path: '^src/core/(money|domain)/' },
      to: {
        path: ['^src/core/', '^react$', '(^|/)node_modules/(react|react-dom)/'],
        pathNot: '^src/core/(money|domain)/',
      },
    },
    {
      name: 'only-app-wires',
      comment: 'Adapters are chosen in one file.',
      severity: 'error',
      from: { pathNot: '^src/(adapters/|app/compose[.]ts$|app/compose-[^/]+[.]ts$)' },
      to: { path: '^src/adapters/' },
    },
    ...floors.map((floor, height) => ({
      name: `engine-floor-${floor}`,
      comment: `The floors of the engine, lowest first: ${floors.join(', ')}. A floor knows none above it.`,
      severity: 'error',
      from: { path: `^src/adapters/mock/engine/${floor}/` },
      to: {
        path: '^src/adapters/mock/engine/',
        pathNot: `^src/adapters/mock/engine/(${floors.slice(0, height + 1).join('|')})/`,
      },
    })),
    ...oneImporter.map(({ library, home }) => ({
      name: `one-importer-${library.replace(/[^a-z0-9-]/g, '')}`,
      severity: 'error',
      from: { pathNot: home },
      to: { path: [`(^|/)node_modules/${library}/`, `^${library}$`] },
    })),
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]test[.]tsx?$', '[.](css|json|svg|png|html)$', '[?](raw|url|inline|worker)'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
