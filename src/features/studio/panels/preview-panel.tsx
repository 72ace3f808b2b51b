import { useEffect, useState } from 'react';
import { nameOfOrder } from '../../../core/brand/preview-order.ts';
import { languageNames } from '../../../core/i18n/language-names.gen.ts';
import { languageCodes, type LanguageCode } from '../../../core/i18n/languages.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { SelectField } from '../../../core/ui/fields/select-field.tsx';
import { forgetPreview } from '../data/forget-preview.ts';
import { personas, usePersonaToken } from '../data/persona-token.ts';
import { previewPages } from '../model/preview-pages.ts';
import { useLeftInside } from '../operations/use-left-inside.ts';
import { useShownPage } from '../operations/use-shown-page.ts';
import { PreviewFrame } from '../parts/preview-frame.tsx';
import styles from './preview-panel.module.css';

const sizes = ['phone', 'desktop'] as const;
const themes = ['dark', 'light'] as const;
const visitor = 'visitor';

/** A page of the product in the brand, as any person sees it. */
export function PreviewPanel({ block }: { readonly block: Readonly<Record<string, unknown>> }) {
  const t = useText('studio');
  const presenter = useText('presenter');
  const session = useSession();
  const [language, setLanguage] = useState<LanguageCode>(session.language);
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const [size, setSize] = useState<'phone' | 'desktop'>('phone');
  const [person, setPerson] = useState<(typeof personas)[number] | typeof visitor>(visitor);
  const [token, setToken] = useState<string | undefined>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const tokenOf = usePersonaToken();
  // After the studio no session of a shown person stays in the tab.
  useEffect(() => forgetPreview, []);
  const become = async (chosen: (typeof personas)[number] | typeof visitor): Promise<void> => {
    setPerson(chosen);
    setHasFailed(false);
    try {
      setToken(chosen === visitor ? undefined : await tokenOf(chosen));
    } catch {
      setHasFailed(true);
    }
  };
  useLeftInside(() => {
    setPerson(visitor);
    setToken(undefined);
  });
  const { frame, key, name, path, goTo } = useShownPage(
    nameOfOrder({ brand: block, token, language, theme }),
    routes.home,
  );
  return (
    <section aria-label={t('preview.title')} className={styles['preview']}>
      <div className={styles['controls']}>
        <SelectField
          label={t('preview.page')}
          options={[...new Set([...previewPages, path])].map((id) => ({ id, label: id }))}
          value={path}
          onChange={goTo}
        />
        <SelectField
          label={t('preview.person')}
          {...(hasFailed ? { hint: t('preview.noPerson') } : {})}
          options={[
            { id: visitor, label: t('preview.visitor') },
            ...personas.map((id) => ({ id, label: presenter(`personas.${id}`) })),
          ]}
          value={person}
          onChange={(chosen) => void become(chosen)}
        />
        <SelectField
          label={t('preview.language')}
          options={languageCodes.map((id) => ({ id, label: languageNames[id] }))}
          value={language}
          onChange={setLanguage}
        />
        <Segmented
          label={t('preview.theme')}
          options={themes.map((id) => ({ id, label: t(`colour.${id}`) }))}
          value={theme}
          onChange={setTheme}
        />
        <Segmented
          label={t('preview.size')}
          options={sizes.map((id) => ({ id, label: t(`preview.${id}`) }))}
          value={size}
          onChange={setSize}
        />
      </div>
      <div className={styles['stage']}>
        {/* A name is given to a frame once: another order is another frame. */}
        <PreviewFrame key={key} name={name} path={path} title={t('preview.title')} size={size} frame={frame} />
      </div>
    </section>
  );
}
