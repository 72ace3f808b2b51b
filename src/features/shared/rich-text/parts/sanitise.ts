import type { Config, DOMPurify } from 'dompurify';
import { leavingPath, outsideAddress } from '../../outside/model/outside-address.ts';

const rules: Config = {
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
  RETURN_DOM_FRAGMENT: true,
};

/** Links to other hosts lead to the page that names the host; nothing takes this page with it or tells where it was clicked. */
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

export const sanitise = (purifier: DOMPurify, html: string): DocumentFragment =>
  tame(purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true }));
