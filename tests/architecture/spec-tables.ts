import { parse } from 'yaml';
import { filesBelow, read } from '../support/source-files.ts';
import { pathTablesIn } from './port-methods.ts';

export interface CallRow {
  readonly area: string;
  /** `POST /coin/trade`. */
  readonly operation: string;
}

const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

export const readCalls = (text: string): readonly CallRow[] =>
  rowsOf(text).map(([area = '', verb = '', path = '']) => ({ area, operation: `${verb} ${path}` }));

export const readRoutes = (text: string): readonly string[] => rowsOf(text).map(([, route = '']) => route);

type Yaml = Readonly<Record<string, unknown>>;
const isYaml = (value: unknown): value is Yaml => typeof value === 'object' && value !== null;

/** The value at a JSON pointer such as `/paths/~1menu`. */
function at(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (isYaml(node) ? node[part] : undefined), document);
}

const verbs = ['get', 'post', 'put', 'delete'];

/** Every operation of the description, those behind references to other files too. */
export function describedOperations(folder = 'api-spec'): readonly string[] {
  const documents = new Map<string, unknown>();
  const documentOf = (file: string): unknown => {
    if (!documents.has(file)) documents.set(file, parse(read(`${folder}/${file}`)));
    return documents.get(file);
  };
  const paths = at(documentOf('openapi.yaml'), '/paths');
  if (!isYaml(paths)) return [];
  return Object.entries(paths).flatMap(([path, item]) => {
    const reference = isYaml(item) && typeof item['$ref'] === 'string' ? item['$ref'] : undefined;
    const [file = '', pointer = ''] = reference?.split('#') ?? [];
    const resolved = reference === undefined ? item : at(documentOf(file), pointer);
    return isYaml(resolved)
      ? verbs.filter((verb) => verb in resolved).map((verb) => `${verb.toUpperCase()} ${path}`)
      : [];
  });
}

/** Every operation that some port of some account has. */
export const operationsOfPorts = (): ReadonlySet<string> =>
  new Set(
    filesBelow('src/adapters')
      .filter((path) => path.endsWith('-paths.ts'))
      .flatMap((path) => pathTablesIn(path))
      .flatMap(({ operations }) => [...operations.values()]),
  );
