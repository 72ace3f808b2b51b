import { answersInEnglish, englishKey } from '../../../core/config/english-answers.ts';
import type { Clock } from '../../../core/time/clock.ts';
import type { DialectSource } from '../../../core/platform/dialect-source.ts';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';
import type { HttpTransportOptions } from './axios-http-transport.ts';

interface Parts {
  /** Findings are kept per server. */
  readonly apiBase: string;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly dialect: Pick<DialectSource, 'name'>;
}

/** The languages to ask a server in: by its family, and by its answers so far. */
export function spokenLanguages(parts: Parts): Pick<HttpTransportOptions, 'languageFor' | 'afterFault'> {
  const { apiBase, storage, dialect } = parts;
  return {
    languageFor: (operation, language) => {
      const family = dialect.name();
      const asked = answersInEnglish(storage.read(englishKey(apiBase)), operation, language) ? 'en' : language;
      // A standard server needs none of this.
      if (family === 'standard' && asked === language) return undefined;
      return import('../../../core/domain/server/server-language.ts').then(({ languageFor }) =>
        languageFor(family, operation, asked),
      );
    },
    afterFault: async (fault) => {
      const english = await import('./ask-in-english.ts').catch(() => undefined);
      return english?.askInEnglish(parts, fault);
    },
  };
}
