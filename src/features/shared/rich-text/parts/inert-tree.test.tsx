import { describe, expect, test } from 'vitest';
import { hostileHtml } from '../../../presenter/model/hostile-html.ts';
import { inertTree } from './inert-tree.ts';

const depthOf = (element: Element): number => {
  let deepest = element;
  while (deepest.firstElementChild !== null) deepest = deepest.firstElementChild;
  let depth = 0;
  for (let one: Element | null = deepest; one !== element && one !== null; one = one.parentElement) depth += 1;
  return depth;
};

describe('inertTree', () => {
  test('F1: nothing that a document asks a policy about, or acts on, is ever made', () => {
    const tree = inertTree(hostileHtml);
    expect(tree.textContent).toContain('Nothing here may run.');
    const all = [...tree.querySelectorAll('*')];
    expect(all.flatMap((element) => element.getAttributeNames()).filter((name) => /^on|^style$/.test(name))).toEqual(
      [],
    );
    expect(tree.querySelectorAll('script, style, link, meta, base, iframe, object, embed')).toHaveLength(0);
    expect(tree.textContent).not.toContain('attacked');
    // A document without a window runs nothing and loads nothing.
    expect(tree.ownerDocument.defaultView).toBeNull();
  });

  test.each([
    ['tags left open', '<ul><li>one<li>two</ul><p>a<p>b', '<ul><li>one</li><li>two</li></ul><p>a</p><p>b</p>'],
    ['entities', 'a &amp; b &lt;c&gt; &copy;', 'a &amp; b &lt;c&gt; ©'],
    ['void elements', 'a<br>b<hr/>c', 'a<br>b<hr>c'],
    ['a table', '<table><tr><td>1<td>2</table>', '<table><tr><td>1</td><td>2</td></tr></table>'],
    ['a whole page', '<html><head><title>t</title></head><body><p>a</p></body></html>', '<p>a</p>'],
    ['closing tags too many', 'a</div></p>b', 'a<p></p>b'],
    ['names that are none', '<a"b c>d</a"b><p 1x="y" =z>e</p>', 'd<p>e</p>'],
  ])('inertTree: %s', (_name, html, expected) => {
    expect(inertTree(html).innerHTML).toBe(expected);
  });

  test('inertTree: a text of fifty thousand levels is read, and no deeper than a browser can lay out', () => {
    const tree = inertTree(`${'<div>'.repeat(50_000)}deep`);
    expect(tree.textContent).toBe('deep');
    expect(depthOf(tree)).toBe(200);
  });
});
