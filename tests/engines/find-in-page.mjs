import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Puts the finder of things by role and name on a page that has none yet. */
export const isThere = 'return "TestingLibraryDom" in globalThis;';
export const putThere = `${library}\nreturn true;`;

const asName = `const asName = (name) => name === null ? undefined : name.startsWith('/') ? new RegExp(name.slice(1, -1)) : name;`;
// A dialog leaves what is behind it out of reach.
const all = `
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const room = dialogs.at(-1) ?? document.body;
  // A reload may come between the two questions: then the next round puts it there again.
  if (!("TestingLibraryDom" in globalThis)) return null;
  const found = TestingLibraryDom.queryAllByRole(room, arguments[0], { name: asName(arguments[1]) });
`;

export const counting = `${asName}${all} return found.length;`;

/** The thing itself, or the face of a choice whose input is hidden; nothing while it cannot be tapped. */
export const finding = `${asName}${all}
  if (document.querySelector('[data-holds-taps]') !== null) return null;
  const [thing] = found;
  if (thing === undefined || thing.disabled || thing.getAttribute('aria-disabled') === 'true') return null;
  thing.scrollIntoView({ block: 'center' });
  return thing.type === 'radio' || thing.type === 'checkbox' ? (thing.labels[0] ?? thing) : thing;
`;

export const labelled = `return TestingLibraryDom.queryByLabelText(document.body, arguments[0]);`;
