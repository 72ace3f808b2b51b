import { useState } from 'react';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { phraseMax, useSafetyPhrase } from '../../shared/safety-phrase/data/safety-phrase.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import styles from './limits-section.module.css';

/** Words that the login page of this device shows, so that a page that only looks like it is known. */
export function PhraseGroup() {
  const t = useText('device');
  const [phrase, keep] = useSafetyPhrase();
  const [text, setText] = useState(phrase);
  return (
    <SettingGroup title={t('phrase.title')}>
      <form
        noValidate
        className={styles['block']}
        onSubmit={(event) => {
          event.preventDefault();
          keep(text);
          setText(text.trim());
          notify.success(t('phrase.saved'));
        }}
      >
        <TextField
          label={t('phrase.label')}
          hint={t('phrase.hint')}
          maxLength={phraseMax}
          autoComplete="off"
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="small" disabled={text.trim() === phrase}>
          {t('phrase.save')}
        </Button>
      </form>
    </SettingGroup>
  );
}
