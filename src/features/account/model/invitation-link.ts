import { routes } from '../../../core/navigation/routes.ts';

/** The address of the registration with the code in it, below the address at which this page was opened. */
export function invitationLink(here: string, code: string): string {
  const [site = ''] = here.split('#');
  const [page = ''] = site.split('?');
  return `${page}#${routes.common.register}?code=${encodeURIComponent(code)}`;
}
