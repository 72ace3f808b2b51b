import { Parser } from 'htmlparser2';

/** A document acts on these, or asks the policy of its page about them, as soon as they exist. They go with all they contain. */
const activeTags = new Set([
  'script',
  'style',
  'link',
  'meta',
  'base',
  'iframe',
  'frame',
  'object',
  'embed',
  'template',
]);
/** From a whole page the content stays, its title does not. */
const pageTags = new Set(['html', 'head', 'body']);
const asksThePolicy = (attribute: string): boolean => attribute.startsWith('on') || attribute === 'style';

const elementName = /^[a-z][a-z0-9-]*$/;
const attributeName = /^[a-z][a-z0-9:_-]*$/;

/** Deeper elements become siblings: a browser cannot lay out a text of a hundred thousand levels. */
const mostLevels = 200;

/**
 * Parses HTML of the server into elements of a document without a window, in a `div`. The browser's parser is not used:
 * it reports an attack's handlers and styles to the policy of this page, even where they can never run. The result is
 * not sanitized yet.
 */
export function inertTree(html: string): HTMLElement {
  const inert = document.implementation.createHTMLDocument('');
  const root = inert.createElement('div');
  /** Every open tag with the element of its content; undefined if the content is dropped. */
  const open: (HTMLElement | undefined)[] = [];
  const place = (): HTMLElement | undefined => (open.length === 0 ? root : open.at(-1));

  const parser = new Parser({
    onopentag(tag, attributes) {
      const parent = place();
      if (parent === undefined || activeTags.has(tag) || tag === 'title') {
        open.push(undefined);
        return;
      }
      if (open.length >= mostLevels || pageTags.has(tag) || !elementName.test(tag)) {
        open.push(parent);
        return;
      }
      const element = inert.createElement(tag);
      for (const [name, value] of Object.entries(attributes))
        if (attributeName.test(name) && !asksThePolicy(name)) element.setAttribute(name, value);
      parent.append(element);
      open.push(element);
    },
    ontext(words) {
      place()?.append(words);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return root;
}
