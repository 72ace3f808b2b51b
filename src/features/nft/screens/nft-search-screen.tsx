import { useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { useArtworks } from '../../shared/nft/data/artwork-list.ts';
import { GrowingGrid } from '../parts/artwork-grid.tsx';
import styles from '../parts/nft.module.css';

/** Artworks by a part of their name; `?keyword` is what is looked for. */
export default function NftSearchScreen() {
  const t = useText('nft');
  const rules = useText('rules');
  const [question, setQuestion] = useSearchParams();
  const keyword = question.get('keyword') ?? '';
  const [typed, setTyped] = useState(keyword);
  const [isAsked, setIsAsked] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsAsked(true);
    if (typed.trim() !== '') setQuestion({ keyword: typed.trim() }, { replace: true });
  };
  return (
    <Page title={t('search.title')} back={routes.nft.nft} wide>
      <form className={styles['search']} role="search" noValidate onSubmit={submit}>
        <div className={styles['stack']}>
          <TextField
            label={t('search.label')}
            name="keyword"
            type="search"
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isAsked && typed.trim() === '' ? rules('keywordMissing') : undefined}
          />
          <Button type="submit" isWide>
            {t('search.submit')}
          </Button>
        </div>
      </form>
      {keyword === '' ? undefined : <Found key={keyword} keyword={keyword} />}
    </Page>
  );
}

function Found({ keyword }: { readonly keyword: string }) {
  const t = useText('nft');
  const now = useServerNow();
  return (
    <GrowingGrid
      label={t('search.title')}
      list={useArtworks({ keyword })}
      now={now}
      empty={<EmptyState title={t('search.none', { keyword })} />}
    />
  );
}
