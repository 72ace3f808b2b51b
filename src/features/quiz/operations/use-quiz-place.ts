import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { routes } from '../../../core/navigation/routes.ts';

/** A page of the tab bar where the operator chose that set of tabs; otherwise one behind the finance hub. */
export function useQuizPlace(): { readonly isTab: true } | { readonly back: string } {
  return useRuntimeConfig().tabs === 'guess' ? { isTab: true } : { back: routes.financial.index };
}
