import purifier, { type Config } from 'dompurify';
import { leavingPath, outsideAddress } from '../../outside/model/outside-address.ts';
import { inertTree } from './inert-tree.ts';

const rules = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'iframe',
    'object',
    'embed',
    'video',
    'audio',
    'area',
    'map',
    'dialog',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'srcset'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|#\/|\/(?!\/)|data:image\/(?:png|jpeg|gif|webp);)/i,
  IN_PLACE: true,
  // It cleans elements and parses no text, so it needs no policy of Trusted Types: the page allows none that makes HTML.
  TRUSTED_TYPES_POLICY: null,
} satisfies Config;

/** Links to other hosts open the page that names the host; none replaces this page or sends a referrer. */
export function tame(fragment: DocumentFragment): DocumentFragment {
  for (const link of fragment.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#/')) continue;
    const outside = outsideAddress(href);
    if (outside !== undefined) {
      link.removeAttribute('target');
      link.setAttribute('href', `#${leavingPath(outside)}`);
      continue;
    }
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  for (const image of fragment.querySelectorAll('img')) image.setAttribute('loading', 'lazy');
  return fragment;
}

const isHere = (image: Element): boolean => image.getAttribute('src')?.startsWith('data:') === true;

/** HTML of the server, safe to show; without what is fetched for it unless it `hasPictures`. */
export function sanitise(html: string, hasPictures = true): DocumentFragment {
  const tree = inertTree(html);
  // Before they come into this page: there they would be fetched at once.
  if (!hasPictures) for (const image of tree.querySelectorAll('img')) if (!isHere(image)) image.remove();
  const clean = purifier.sanitize(tree, rules);
  const fragment = document.createDocumentFragment();
  fragment.append(...clean.childNodes);
  return tame(fragment);
}
