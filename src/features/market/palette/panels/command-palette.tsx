import { useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { TextField } from '../../../../core/ui/fields/text-field.tsx';
import { Sheet } from '../../../../core/ui/sheets/sheet.tsx';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import { usePaletteItems, type PaletteGroup } from '../operations/use-palette-items.ts';
import styles from './command-palette.module.css';

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What was typed before it was there; the field begins with it. */
  readonly typed: string;
}

/** One field for pairs, pages and orders: typed, chosen with the arrow keys, taken with Enter. It sends nothing. */
export function CommandPalette({ isOpen, onClose, typed }: CommandPaletteProps) {
  const t = useText('market');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('desk.palette.title')}>
      <Finder onClose={onClose} typed={typed} />
    </Sheet>
  );
}

function Finder({ onClose, typed }: Pick<CommandPaletteProps, 'onClose' | 'typed'>) {
  const t = useText('market');
  const listId = useId();
  const [text, setText] = useState(typed);
  const [at, setAt] = useState(0);
  const groups = usePaletteItems(text, onClose);
  const items = groups.flatMap((group) => group.items.map((item) => ({ ...item, key: keyOf(group.id, item.id) })));
  const active = items[Math.min(at, items.length - 1)];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') active?.run();
    else if (event.key === 'ArrowDown') setAt((Math.min(at, items.length - 1) + 1) % Math.max(items.length, 1));
    else if (event.key === 'ArrowUp') setAt((at - 1 + items.length) % Math.max(items.length, 1));
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles['finder']}>
      <TextField
        label={t('desk.palette.field')}
        placeholder={t('desk.palette.example', { size: '100' })}
        autoComplete="off"
        spellCheck={false}
        data-autofocus=""
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : `${listId}-${active.key}`}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
      />
      {items.length === 0 ? <p className={styles['none']}>{t('desk.palette.none', { text })}</p> : undefined}
      <div id={listId} role="listbox" aria-label={t('desk.palette.title')} className={styles['list']}>
        {groups.map((group) => (
          <Group key={group.id} group={group} listId={listId} active={active?.key} />
        ))}
      </div>
    </div>
  );
}

const keyOf = (group: string, item: string): string => `${group}-${item.replaceAll(/[^\w]/g, '-')}`;

interface GroupProps {
  readonly group: PaletteGroup;
  readonly listId: string;
  readonly active: string | undefined;
}

function Group({ group, listId, active }: GroupProps) {
  const t = useText('market');
  const headId = useId();
  return (
    <div role="group" aria-labelledby={headId}>
      <p id={headId} className={styles['head']}>
        {t(`desk.palette.groups.${group.id}`)}
      </p>
      {group.items.map((item) => {
        const key = keyOf(group.id, item.id);
        return (
          // The field has the focus and the keys; a mouse may choose as well.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={key}
            id={`${listId}-${key}`}
            role="option"
            tabIndex={-1}
            aria-selected={key === active}
            className={styles['item']}
            onClick={() => item.run()}
          >
            {group.id === 'pairs' ? <CoinMark name={item.id} size={20} /> : undefined}
            <span className={styles['label']}>{item.label}</span>
            {item.hint === undefined ? undefined : <span className={styles['hint']}>{item.hint}</span>}
          </div>
        );
      })}
    </div>
  );
}
