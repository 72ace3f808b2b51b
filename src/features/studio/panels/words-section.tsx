import { useState } from 'react';
import { languageNames } from '../../../core/i18n/language-names.gen.ts';
import { languageCodes, type LanguageCode } from '../../../core/i18n/languages.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { textTrouble } from '../../../core/brand/brand-texts.ts';
import { Button } from '../../../core/ui/button.tsx';
import { SelectField } from '../../../core/ui/fields/select-field.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { useProductTexts } from '../data/product-texts.ts';
import type { TextRow } from '../model/draft.ts';
import { foundTexts } from '../model/found-texts.ts';
import type { UsedDraft } from '../operations/use-draft.ts';
import { Section } from '../parts/section.tsx';
import styles from '../parts/studio-form.module.css';

const languages = languageCodes.map((id) => ({ id, label: languageNames[id] }));

/** Which languages are offered, and what is said otherwise in them. */
export function WordsSection({ draft, whyOf, change }: UsedDraft) {
  const t = useText('studio');
  const [language, setLanguage] = useState<LanguageCode>(useSession().language);
  const { offered, first, texts } = draft;
  const flip = (code: string): void =>
    change({ offered: offered.includes(code) ? offered.filter((one) => one !== code) : [...offered, code] });
  return (
    <>
      <Section title={t('languages.title')}>
        <span className={styles['label']}>{t('languages.offered')}</span>
        <div role="group" aria-label={t('languages.offered')} className={styles['chips']}>
          {languages.map(({ id, label }) => (
            <Button
              key={id}
              size="small"
              variant={offered.includes(id) ? 'primary' : 'secondary'}
              aria-pressed={offered.includes(id)}
              onClick={() => flip(id)}
            >
              {label}
            </Button>
          ))}
        </div>
        <p className={styles['note']}>{t('languages.offeredHint')}</p>
        <SelectField
          label={t('languages.first')}
          options={[{ id: '', label: t('languages.own') }, ...languages]}
          value={first}
          onChange={(chosen) => change({ first: chosen })}
        />
        <p className={styles['error']}>{whyOf('languages')}</p>
      </Section>
      <Section title={t('words.title')}>
        <SelectField
          label={t('words.language')}
          options={languages}
          value={language}
          onChange={(chosen) => setLanguage(chosen)}
        />
        <Finder
          language={language}
          onTake={(row) =>
            change({ texts: [...texts.filter((one) => one.key !== row.key || one.language !== row.language), row] })
          }
        />
        <ChangedTexts language={language} rows={texts} whyOf={whyOf} onChange={(rows) => change({ texts: rows })} />
      </Section>
    </>
  );
}

function Finder({ language, onTake }: { readonly language: LanguageCode; readonly onTake: (row: TextRow) => void }) {
  const t = useText('studio');
  const [typed, setTyped] = useState('');
  const own = useProductTexts(language);
  const found = own === undefined ? [] : foundTexts(own, typed);
  return (
    <>
      <TextField
        label={t('words.find')}
        hint={t('words.findHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {own !== undefined && typed.trim() !== '' && found.length === 0 ? (
        <p className={styles['note']}>{t('words.none')}</p>
      ) : undefined}
      <ul className={styles['found']}>
        {found.map(({ key, text }) => (
          <li key={key}>
            <Button
              variant="quiet"
              size="small"
              aria-label={`${t('words.change', { text })} (${key})`}
              onClick={() => {
                setTyped('');
                onTake({ language, key, text });
              }}
            >
              {`${text} · ${key}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChangedTextsProps {
  readonly language: LanguageCode;
  readonly rows: readonly TextRow[];
  readonly whyOf: UsedDraft['whyOf'];
  readonly onChange: (rows: readonly TextRow[]) => void;
}

/** The texts of a language that are said otherwise, each beside its own. */
function ChangedTexts({ language, rows, whyOf, onChange }: ChangedTextsProps) {
  const t = useText('studio');
  const own = useProductTexts(language);
  return rows
    .filter((row) => row.language === language)
    .map((row) => {
      const said = own?.[row.key] ?? row.key;
      const isTroubled = row.text !== '' && own !== undefined && textTrouble(own[row.key], row.text) !== undefined;
      return (
        <div key={row.key} className={styles['row']}>
          <TextField
            label={said}
            hint={row.key}
            value={row.text}
            error={
              whyOf(`texts.${language}.${row.key}`) ?? (isTroubled ? t('why.parameters', { text: said }) : undefined)
            }
            onChange={(event) =>
              onChange(rows.map((one) => (one === row ? { ...row, text: event.target.value } : one)))
            }
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={t('words.remove', { text: said })}
            onClick={() => onChange(rows.filter((one) => one !== row))}
          >
            {t('identity.remove')}
          </Button>
        </div>
      );
    });
}
