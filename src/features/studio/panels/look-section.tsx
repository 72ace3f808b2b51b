import { useState } from 'react';
import type { Theme } from '../../../core/config/brand.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Segmented } from '../../../core/ui/fields/segmented.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { contrastIn, groundOf } from '../data/judged-block.ts';
import { addressOfFont } from '../data/font-file.ts';
import { addressOfPicture } from '../data/mark-file.ts';
import { largestFontKb } from '../model/reason.ts';
import type { UsedDraft } from '../operations/use-draft.ts';
import { ColourField } from '../parts/colour-field.tsx';
import { FontField } from '../parts/font-field.tsx';
import { MarkField } from '../parts/mark-field.tsx';
import { Section } from '../parts/section.tsx';
import styles from '../parts/studio-form.module.css';

const themes = ['light', 'dark'] as const;
const pairs = ['', 'green', 'red', 'blue'] as const;

/** Name, marks, colours and font. */
export function LookSection({ draft, brand, whyOf, whyNotMark, whyNotFont, change }: UsedDraft) {
  const t = useText('studio');
  const [refusedPick, setRefusedPick] = useState<Partial<Record<Theme, string>>>({});
  const put = (theme: Theme, address: string): void => {
    setRefusedPick((refused) => ({ ...refused, [theme]: undefined }));
    change({ marks: { ...draft.marks, [theme]: address } });
  };
  // A picture that cannot be used takes the place of none that can.
  const pick = async (theme: Theme, file: File): Promise<void> => {
    const address = await addressOfPicture(file);
    const why = whyNotMark(theme, address);
    if (why === undefined) put(theme, address);
    else setRefusedPick((refused) => ({ ...refused, [theme]: why }));
  };
  return (
    <>
      <Section title={t('identity.title')}>
        <TextField
          label={t('identity.name')}
          value={draft.name}
          error={whyOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={t('identity.shortName')}
          hint={t('identity.shortHint', { max: 12 })}
          value={draft.shortName}
          error={whyOf('shortName')}
          onChange={(event) => change({ shortName: event.target.value })}
        />
        {themes.map((theme) => (
          <MarkField
            key={theme}
            theme={theme}
            ground={groundOf(theme, brand)}
            address={draft.marks[theme]}
            isUsed={whyOf(`marks.${theme}`) === undefined}
            error={refusedPick[theme] ?? whyOf(`marks.${theme}`)}
            onPick={(file) => void pick(theme, file)}
            onRemove={() => put(theme, '')}
          />
        ))}
      </Section>
      <ColourSection draft={draft} brand={brand} whyOf={whyOf} whyNotFont={whyNotFont} change={change} />
    </>
  );
}

type ColourSectionProps = Pick<UsedDraft, 'draft' | 'brand' | 'whyOf' | 'whyNotFont' | 'change'>;

function ColourSection({ draft, brand, whyOf, whyNotFont, change }: ColourSectionProps) {
  const t = useText('studio');
  const [refusedFont, setRefusedFont] = useState<string | undefined>(undefined);
  const putFont = (fontFile: string): void => {
    setRefusedFont(undefined);
    change({ fontFile });
  };
  // A font that cannot be used takes the place of none that can.
  const pickFont = async (file: File): Promise<void> => {
    const address = await addressOfFont(file);
    const why = whyNotFont(address);
    if (why === undefined) putFont(address);
    else setRefusedFont(why);
  };
  return (
    <Section title={t('colour.title')}>
      <ColourField
        label={t('colour.accent')}
        hint={t('colour.accentHint')}
        value={draft.accent}
        error={whyOf('accent')}
        onChange={(accent) => change({ accent })}
      />
      {brand.accent === undefined ? undefined : (
        <ul className={styles['solved']}>
          {themes.map((theme) => {
            const colour = brand.accent?.[theme] ?? '';
            return (
              <li key={theme}>
                {t('colour.solved', {
                  theme: t(`colour.${theme}`),
                  colour,
                  contrast: `${contrastIn(colour, theme, brand)} : 1`,
                })}
              </li>
            );
          })}
        </ul>
      )}
      <ColourField
        label={t('colour.neutral')}
        hint={t('colour.neutralHint')}
        value={draft.neutral}
        error={whyOf('neutral')}
        onChange={(neutral) => change({ neutral })}
      />
      <TextField
        label={t('colour.font')}
        hint={t('colour.fontHint')}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.fontFamily}
        error={whyOf('font.family')}
        onChange={(event) => change({ fontFamily: event.target.value })}
      />
      <FontField
        address={draft.fontFile}
        largestKb={largestFontKb}
        error={refusedFont ?? whyOf('font.file')}
        onPick={(file) => void pickFont(file)}
        onRemove={() => putFont('')}
      />
      <span className={styles['label']}>{t('colour.rise')}</span>
      <Segmented
        label={t('colour.rise')}
        options={pairs.map((id) => ({ id, label: t(`colour.${id === '' ? 'own' : id}`) }))}
        value={pairs.find((id) => id === draft.upDown) ?? ''}
        onChange={(upDown) => change({ upDown })}
      />
    </Section>
  );
}
