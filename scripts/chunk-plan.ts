import type { Plugin, Rolldown } from 'vite';

/** The program around all screens, and what people open first in it. */
const frame = 'start';
const home = 'home-screen';
const trade = 'trade-screen';
/** Everything between a port and the network, and what listens. */
const calls = ['wire-ports', 'axios-http-transport', 'spoken-languages'];
const realtime = ['v4-client', 'auto-client'];
/** The ports that a first screen can do without. */
const container = ['compose-container'];
/** Below the ticket, after its first sight. */
const orders = 'spot-orders-panel';
/** The views of a chart, and the chart in them. */
const views = 'chart-views';
const candles = 'price-chart';
/** Asked for with every page, after its first sight. */
const companions = ['companions', 'lock-guard', 'late-banners', 'toaster', 'no-way-note'];
/** What a person owns of each product: pages with a sum of it ask for all of it, and the pages of a product for a part. */
const worth = 'own-worth';
const holdings = 'holdings';
/** A part of the trade screen that so many areas of the product use is in a file of its own. */
const manyAreas = 3;
/** So many areas load what is owned of a product: those with a sum, and its own. What more of them load is of no product. */
const areasOfProduct = { min: 4, max: 6 } as const;

/** The files, those first that others load. */
const files = [
  'frame',
  'calls',
  home,
  'realtime',
  'controls',
  trade,
  'container',
  'companions',
  orders,
  views,
  candles,
  holdings,
] as const;
type File = (typeof files)[number];
type Modules = ReadonlySet<string>;

/** Which modules load which others before they run. */
class Graph {
  readonly #context: Rolldown.PluginContext;
  /** What is asked for while the page runs, by `import()`. */
  readonly #later: readonly string[];
  readonly #known = new Map<string, Modules>();

  constructor(context: Rolldown.PluginContext) {
    this.#context = context;
    const ids = [...context.getModuleIds()];
    this.#later = [...new Set(ids.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []))];
  }

  /** What a module loads, itself included. */
  loadedBy(id: string): Modules {
    const found = this.#known.get(id);
    if (found !== undefined) return found;
    const seen = new Set([id]);
    for (const one of seen) for (const next of this.#context.getModuleInfo(one)?.importedIds ?? []) seen.add(next);
    this.#known.set(id, seen);
    return seen;
  }

  /** What the page itself loads. */
  start(): Modules {
    const page = [...this.#context.getModuleIds()].find((id) => id.endsWith('.html'));
    if (page === undefined) throw new Error('the build has no page');
    return this.loadedBy(page);
  }

  /** What is loaded with those files that are asked for by one of these names. */
  asked(names: readonly string[]): Modules {
    const found = names.map((name) => this.#later.find((id) => id.includes('/src/') && nameOf(id) === name));
    return new Set(
      found.flatMap((id, at) => {
        if (id === undefined) throw new Error(`nothing asks for ${names[at]}`);
        return [...this.loadedBy(id)];
      }),
    );
  }

  /** How many areas of the product load a module with something that they ask for. */
  areas(): ReadonlyMap<string, number> {
    const areas = new Map<string, Set<string>>();
    for (const id of this.#later) {
      const area = areaOf(id);
      if (area === undefined) continue;
      for (const module of this.loadedBy(id)) areas.set(module, (areas.get(module) ?? new Set()).add(area));
    }
    return new Map([...areas].map(([module, { size }]) => [module, size]));
  }
}

/** The file's name without folder and ending. */
const nameOf = (id: string): string => /([^/]+?)\.\w+(?:\?.*)?$/.exec(id)?.[1] ?? id;
/** What only charts use; the rest of their views belongs to several screens. */
const isOfChart = (id: string): boolean => /\/features\/trading\/chart\/|\/klinecharts\//.test(id);
/** The folder below `src` or `features`. */
const areaOf = (id: string): string | undefined => /\/src\/(?:features\/)?(\w+)\//.exec(id)?.[1];

/** The file of each module that the bundler would not place well by itself. What two of them load is in the earlier one. */
function planOf(graph: Graph): ReadonlyMap<string, File> {
  const start = graph.start();
  const around = graph.asked([frame]);
  const atHome = graph.asked([home]);
  const atTrade = graph.asked([trade]);
  const calling = graph.asked(calls);
  const listening = graph.asked(realtime);
  const rarer = graph.asked(container);
  const beside = graph.asked(companions);
  const areas = graph.areas();
  const below = graph.asked([orders]);
  const withViews = graph.asked([views]);
  const withCandles = graph.asked([candles]);
  const owned = graph.asked([worth]);
  const isControl = (module: string): boolean =>
    atTrade.has(module) && (beside.has(module) || below.has(module) || (areas.get(module) ?? 0) >= manyAreas);
  const isOfProduct = (count: number): boolean => count >= areasOfProduct.min && count <= areasOfProduct.max;
  const isOfBoth = (module: string): boolean =>
    (atHome.has(module) && (atTrade.has(module) || beside.has(module) || below.has(module))) ||
    (calling.has(module) && (atHome.has(module) || atTrade.has(module)));
  const places: Readonly<Record<File, (module: string) => boolean>> = {
    // With it what all first screens load, and one file of looks before the first paint.
    frame: (module) =>
      around.has(module) || isOfBoth(module) || (module.endsWith('.css') && (atHome.has(module) || isControl(module))),
    calls: (module) => calling.has(module),
    [home]: (module) => atHome.has(module),
    realtime: (module) => listening.has(module),
    controls: isControl,
    [trade]: (module) => atTrade.has(module),
    container: (module) => rarer.has(module),
    companions: (module) => beside.has(module),
    [orders]: (module) => below.has(module),
    [views]: (module) => withViews.has(module) && isOfChart(module),
    [candles]: (module) => withCandles.has(module) && isOfChart(module),
    [holdings]: (module) => owned.has(module) && isOfProduct(areas.get(module) ?? 0),
  };
  const modules = new Set(
    [around, atHome, calling, listening, atTrade, rarer, beside, below, withViews, withCandles, owned].flatMap(
      (some) => [...some],
    ),
  );
  const plan = new Map<string, File>();
  for (const module of modules) {
    const file = files.find((name) => places[name](module));
    if (file !== undefined && !start.has(module)) plan.set(module, file);
  }
  return plan;
}

interface ChunkGroup {
  readonly name: string | ((id: string) => string | null);
  readonly test?: (id: string) => boolean;
  readonly priority: number;
}

interface ChunkPlan {
  readonly plugin: Plugin;
  readonly groups: ChunkGroup[];
}

/** The dictionaries around all screens and of home, with the list of all dictionaries of a language. */
const firstWords = /\/locales\/(\w+)\/(?:common|errors|shell|shared|home)\.json$|\/i18n\/texts\/(\w+)\.gen\.ts$/;
const words: ChunkGroup = {
  name: (id) => {
    const [, dictionary, list] = firstWords.exec(id) ?? [];
    const language = dictionary ?? list;
    return language === undefined ? null : `words-${language}`;
  },
  priority: 1,
};

/** The demo fetches every word of every language anyway: ten files instead of five hundred. */
const restOfWords: ChunkGroup = {
  name: (id) => {
    const language = /\/locales\/(\w+)\/\w+\.json$/.exec(id)?.[1];
    return language === undefined ? null : `texts-${language}`;
  },
  priority: 0,
};

/** Whether a built file is there before anything asks for another. */
export const isOfEveryPage = (file: string): boolean => /\b(?:index|frame|rolldown-runtime)-[\w-]{8}\.\w+$/.test(file);

/**
 * What belongs together on the network, found in the graph of the modules themselves. Left alone, the bundler makes a
 * file of every few lines that two screens share, and each one costs a request.
 */
export function chunkPlan({ isDemo }: { readonly isDemo: boolean }): ChunkPlan {
  let plan: ReadonlyMap<string, File> = new Map();
  const parts = files.map((name) => ({ name, test: (id: string) => plan.get(id) === name, priority: 2 }));
  return {
    plugin: {
      name: 'tandem-chunk-plan',
      apply: 'build',
      buildEnd(failure) {
        if (failure === undefined) plan = planOf(new Graph(this));
      },
    },
    groups: [...parts, words, ...(isDemo ? [restOfWords] : [])],
  };
}
