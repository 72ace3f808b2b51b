import { use } from 'react';
import { RuntimeConfigContext } from '../../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { languageNames } from '../../../../core/i18n/language-names.gen.ts';
import { languageCodes, languageTags, type LanguageCode } from '../../../../core/i18n/languages.ts';
import { Session } from '../../../../core/platform/session.ts';
import { useSession } from '../../../../core/session/use-session.ts';

export interface LanguageOption {
  readonly id: LanguageCode;
  /** In its own words. */
  readonly label: string;
  readonly languageTag: string;
}

const options: readonly LanguageOption[] = languageCodes.map((id) => ({
  id,
  label: languageNames[id],
  languageTag: languageTags[id],
}));

/** The languages that the brand offers, and the one in use, on all tabs of this device and on every call. */
export function useLanguageChoice() {
  const session = usePort(Session);
  const { language } = useSession();
  const config = use(RuntimeConfigContext);
  const { offered = [] } = config?.brand?.languages ?? {};
  const shown = offered.length === 0 ? options : options.filter(({ id }) => offered.includes(id));
  return { language, options: shown, choose: (chosen: LanguageCode) => session.chooseLanguage(chosen) };
}
