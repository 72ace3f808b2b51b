import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { keepDraft, keptDraft } from '../data/access-draft.ts';
import { behindDialling, diallingAreas, searchAreas } from '../../shared/regions/model/dialling-codes.ts';
import styles from './area-screen.module.css';

/** Dialling codes of countries and regions; the chosen one is sent with the number of the previous page. */
export default function AreaScreen() {
  const t = useText('access');
  const { languageTag } = useFormat();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [typed, setTyped] = useState('');
  const areas = useMemo(() => diallingAreas(languageTag), [languageTag]);
  const found = searchAreas(areas, typed);
  const choose = (code: string): void => {
    const area = areas.find((candidate) => candidate.code === code);
    if (area === undefined) return;
    const { dialling } = area;
    keepDraft({ areaCode: dialling, identifier: behindDialling(keptDraft().identifier, dialling) });
    // Opened by its address there is no page before.
    if (key === 'default') void navigate(routes.common.register, { replace: true });
    else void navigate(-1);
  };
  return (
    <Page title={t('area.title')} back>
      <div className={styles['search']}>
        <TextField
          type="search"
          label={t('area.search')}
          value={typed}
          autoComplete="country-name"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {found.length === 0 ? <EmptyState title={t('area.notFound')} /> : undefined}
      <div className={styles['list']}>
        <OptionList
          label={t('area.title')}
          options={found.map(({ code, name, dialling }) => ({ id: code, label: name, description: `+${dialling}` }))}
          value={undefined}
          onChange={choose}
        />
      </div>
    </Page>
  );
}
