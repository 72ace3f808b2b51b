import { useState, type SubmitEvent } from 'react';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { Button, IconButton } from '../../../../../core/ui/button.tsx';
import { TextField } from '../../../../../core/ui/fields/text-field.tsx';
import { IconTrash } from '../../../../../core/ui/icons/trash.gen.tsx';
import { longestName, nameOf } from '../../model/chart-templates.ts';
import styles from './chart-settings-sheet.module.css';

export interface TemplateListProps {
  readonly names: readonly string[];
  readonly isFull: boolean;
  readonly onApply: (name: string) => void;
  /** False when the device has no room. */
  readonly onSave: (name: string) => boolean;
  readonly onRemove: (name: string) => void;
}

/** Named looks of the chart on this device. */
export function TemplateList({ names, isFull, onApply, onSave, onRemove }: TemplateListProps) {
  const t = useText('chart');
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const name = nameOf(typed);
  const isKnown = names.includes(name);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name === '' || (isFull && !isKnown)) return;
    setSaid(onSave(name) ? t('templates.saved', { name }) : t('draw.lost'));
    setTyped('');
  };
  const apply = (one: string): void => {
    onApply(one);
    setSaid(t('templates.used', { name: one }));
  };
  return (
    <section>
      <h3 className={styles['group']}>{t('templates.title')}</h3>
      {names.length === 0 ? <p className={styles['help']}>{t('templates.none')}</p> : undefined}
      <ul className={styles['templates']}>
        {names.map((one) => (
          <li key={one} className={styles['template']}>
            <button
              type="button"
              className={styles['use']}
              aria-label={t('templates.use', { name: one })}
              onClick={() => apply(one)}
            >
              {one}
            </button>
            <IconButton label={t('templates.remove', { name: one })} onClick={() => onRemove(one)}>
              <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form className={styles['save']} onSubmit={save}>
        <TextField
          label={t('templates.name')}
          hint={isFull && !isKnown ? t('templates.full') : undefined}
          maxLength={longestName}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" disabled={name === '' || (isFull && !isKnown)}>
          {t(isKnown ? 'templates.replace' : 'templates.save')}
        </Button>
      </form>
      <p className={styles['said']} role="status">
        {said}
      </p>
    </section>
  );
}
