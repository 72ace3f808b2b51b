import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { useChosenRegion } from '../../shared/regions/data/chosen-region.ts';
import { regionsIn, searchRegions } from '../../shared/regions/model/regions.ts';
import styles from './choose-location-screen.module.css';

/** Choose a country or region from a list; the device's location is never read. */
export default function ChooseLocationScreen() {
  const t = useText('content');
  const { languageTag } = useFormat();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useChosenRegion();
  const regions = useMemo(() => regionsIn(languageTag), [languageTag]);
  const found = searchRegions(regions, typed);
  const onChoose = (code: string): void => {
    choose(code);
    void navigate(routes.openLocation, { replace: true });
  };
  return (
    <Page title={t('places.title')} back>
      <div className={styles['search']}>
        <TextField
          type="search"
          label={t('places.search')}
          value={typed}
          autoComplete="country-name"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {found.length === 0 ? <EmptyState title={t('places.notFound')} /> : undefined}
      <div className={styles['list']}>
        <OptionList
          label={t('places.title')}
          options={found.map(({ code, name }) => ({ id: code, label: name }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
    </Page>
  );
}
