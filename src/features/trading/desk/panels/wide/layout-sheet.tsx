import { useRef, useState, type SyntheticEvent } from 'react';
import { productFile } from '../../../../../core/i18n/product-name.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { useInstruments } from '../../../../shared/instruments/data/instruments.ts';
import { Button, IconButton } from '../../../../../core/ui/button.tsx';
import { classNames } from '../../../../../core/ui/class-names.ts';
import { Segmented } from '../../../../../core/ui/fields/segmented.tsx';
import { Switch } from '../../../../../core/ui/fields/switch.tsx';
import { TextField } from '../../../../../core/ui/fields/text-field.tsx';
import { IconTrash } from '../../../../../core/ui/icons/trash.gen.tsx';
import { saveAsFile } from '../../../../../core/ui/save-as-file.ts';
import { Sheet } from '../../../../../core/ui/sheets/sheet.tsx';
import { defaultLayout, dropped, saved, withCharts, withSecondBook } from '../../model/desk-layout.ts';
import { drawnPairs, readLayoutFile, writeLayoutFile } from '../../model/layout-file.ts';
import { useChangeDrawings, useReadDrawings } from '../../../chart/data/kept-drawings.ts';
import { readDrawings, withAdded, writeDrawings } from '../../../chart/model/drawings.ts';
import { useDeskLayouts, type DeskLayoutsOnScreen } from '../../operations/use-desk-layouts.ts';
import styles from './layout-sheet.module.css';

export interface LayoutSheetProps {
  readonly isOpen: boolean;
  /** The pair of the page. */
  readonly symbol: string;
  readonly onClose: () => void;
}

const counts = ['1', '2', '3', '4'] as const;

/** What stands on the desk, and the layouts that were saved of it. */
export function LayoutSheet({ isOpen, symbol, onClose }: LayoutSheetProps) {
  const t = useText('market');
  const layouts = useDeskLayouts();
  const { now, arrange } = layouts;
  const { data } = useInstruments();
  const category = data?.find(({ instrument }) => instrument.symbol === symbol)?.instrument.category;
  const alike = (data ?? []).filter(({ instrument }) => instrument.category === category);
  const pairs = [symbol, ...alike.map(({ instrument }) => instrument.symbol)];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('desk.layout.title')}>
      <div className={styles['groups']}>
        <div className={classNames(styles['row'], styles['counts'])}>
          <span>{t('desk.layout.charts')}</span>
          <Segmented
            label={t('desk.layout.charts')}
            options={counts.map((id) => ({ id, label: id }))}
            value={counts[now.charts.length] ?? '1'}
            onChange={(count) => arrange(withCharts(now, counts.indexOf(count) + 1, pairs))}
          />
        </div>
        <Switch
          label={t('desk.books.second')}
          checked={now.books.length > 0}
          onChange={(hasOne) => arrange(withSecondBook(now, hasOne, symbol))}
        />
        <Switch
          label={t('desk.watch.title')}
          checked={now.hasWatch}
          onChange={(hasWatch) => arrange({ ...now, hasWatch })}
        />
        <SavedLayouts layouts={layouts} />
        <LayoutFileRow layouts={layouts} symbol={symbol} />
        <Button variant="secondary" size="small" onClick={() => arrange(defaultLayout)}>
          {t('desk.layout.reset')}
        </Button>
      </div>
    </Sheet>
  );
}

interface LayoutsProps {
  readonly layouts: DeskLayoutsOnScreen;
}

function SavedLayouts({ layouts }: LayoutsProps) {
  const t = useText('market');
  const [name, setName] = useState('');
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    layouts.change(saved(layouts, name));
    setName('');
  };
  return (
    <section>
      <h3 className={styles['group']}>{t('desk.layout.saved')}</h3>
      <ul className={styles['saved']}>
        {layouts.saved.map((one) => (
          <li key={one.name} className={styles['row']}>
            <Button variant="quiet" size="small" onClick={() => layouts.arrange(one.layout)}>
              {one.name}
            </Button>
            <IconButton
              label={t('desk.layout.drop', { name: one.name })}
              onClick={() => layouts.change(dropped(layouts, one.name))}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form className={styles['save']} onSubmit={onSubmit}>
        <TextField
          label={t('desk.name')}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="secondary" size="small">
          {t('desk.layout.save')}
        </Button>
      </form>
    </section>
  );
}

/** Saves all layouts with what is drawn on their charts, and reads such a file: drawings that are there stay. */
function useLayoutFile(layouts: DeskLayoutsOnScreen, symbol: string) {
  const readDrawn = useReadDrawings();
  const changeDrawn = useChangeDrawings();
  const { now, saved: named } = layouts;
  return {
    save: (): void => {
      const pairs = drawnPairs(layouts, symbol);
      const drawings = Object.fromEntries(pairs.map((pair) => [pair, readDrawings(readDrawn(pair))]));
      saveAsFile(writeLayoutFile({ layouts: { now, saved: named }, drawings }), productFile('desk.json'));
    },
    /** False for what is no file of layouts. */
    read: (text: string): boolean => {
      const found = readLayoutFile(text);
      if (found === undefined) return false;
      layouts.change(found.layouts);
      for (const [pair, drawn] of Object.entries(found.drawings))
        changeDrawn(pair, (present) => writeDrawings(withAdded(readDrawings(present), drawn), present));
      return true;
    },
  };
}

function LayoutFileRow({ layouts, symbol }: LayoutsProps & Pick<LayoutSheetProps, 'symbol'>) {
  const t = useText('market');
  const picker = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { save, read } = useLayoutFile(layouts, symbol);
  return (
    <section>
      <div className={styles['row']}>
        <Button variant="secondary" size="small" onClick={save}>
          {t('desk.layout.export')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => picker.current?.click()}>
          {t('desk.layout.import')}
        </Button>
      </div>
      <input
        ref={picker}
        className={styles['picker']}
        type="file"
        accept="application/json,.json"
        aria-label={t('desk.layout.import')}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void file.text().then((text) => setIsRefused(!read(text)));
          target.value = '';
        }}
      />
      {isRefused ? (
        <p className={styles['refused']} role="alert">
          {t('desk.layout.refused')}
        </p>
      ) : undefined}
    </section>
  );
}
