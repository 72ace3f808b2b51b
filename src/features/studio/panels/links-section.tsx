import { useText } from '../../../core/i18n/use-text.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import type { UsedDraft } from '../operations/use-draft.ts';
import { LinkRows } from '../parts/link-rows.tsx';
import { Section } from '../parts/section.tsx';

/** Where people find help, and who the operator is. */
export function LinksSection({ draft, whyOf, change }: UsedDraft) {
  const t = useText('studio');
  return (
    <>
      <Section title={t('links.support')}>
        <LinkRows
          rows={draft.support}
          whyOf={(at) => whyOf(`support.${at}`)}
          onChange={(support) => change({ support })}
        />
      </Section>
      <Section title={t('links.legal')}>
        <TextField
          label={t('links.legalText')}
          value={draft.legalText}
          error={whyOf('legal.text')}
          onChange={(event) => change({ legalText: event.target.value })}
        />
        <LinkRows
          rows={draft.legalLinks}
          whyOf={(at) => whyOf(`legal.links.${at}`)}
          onChange={(legalLinks) => change({ legalLinks })}
        />
      </Section>
    </>
  );
}
