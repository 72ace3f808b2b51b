/** What says that money is not real may not be changed: docs/brand.md. */
const guarded = /^common\.mode\b/;
export const isGuarded = (key: string): boolean => guarded.test(key);

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const parametersOf = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'brand')
    .toSorted()
    .join(' ');

/** Why a text may not stand in place of the other; undefined when it may. */
export const textTrouble = (own: unknown, text: string): string | undefined => {
  if (typeof own !== 'string') return 'is no text of the product';
  return parametersOf(own) === parametersOf(text) ? undefined : `must have the parameters of “${own}”`;
};

function replaced(tree: Tree, [name = '', ...rest]: readonly string[], text: string): Tree {
  if (!Object.hasOwn(tree, name)) return tree;
  const own = tree[name];
  if (rest.length > 0) return isTree(own) ? { ...tree, [name]: replaced(own, rest, text) } : tree;
  return textTrouble(own, text) === undefined ? { ...tree, [name]: text } : tree;
}

/** The dictionary with the brand's texts in place of its own; keys that it does not have are ignored. */
export function withBrandTexts(dictionary: Tree, name: string, texts: Readonly<Record<string, string>>): Tree {
  let amended = dictionary;
  for (const [key, text] of Object.entries(texts)) {
    const [of, ...path] = key.split('.');
    if (of === name) amended = replaced(amended, path, text);
  }
  return amended;
}
