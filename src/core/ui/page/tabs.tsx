import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | undefined;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly size?: 'regular' | 'small' | undefined;
  /** The id of the `TabPanel` that these tabs fill. */
  readonly panelId?: string | undefined;
}

const stepOf: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOf[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

/** A strip of tabs that scrolls sideways when it is too long; arrow keys move, Home and End jump. */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  size = 'regular',
  panelId,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(
      event.key,
      items.findIndex((item) => item.id === selected),
      items.length,
    );
    const item = target === undefined ? undefined : items[target];
    if (target === undefined || item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    const tab = list.current?.children[target];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div
      ref={list}
      className={classNames(styles['tabs'], size === 'small' && styles['small'])}
      role="tablist"
      aria-label={label}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={item.id === selected}
          aria-controls={panelId}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
          onKeyDown={onKeyDown}
        >
          {item.label}
          {item.count === undefined ? undefined : <span className={styles['count']}>{item.count}</span>}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  readonly id: string;
  /** Usually the label of the selected tab. */
  readonly label: string;
  readonly children: ReactNode;
}

export function TabPanel({ id, label, children }: TabPanelProps) {
  return (
    <div id={id} role="tabpanel" aria-label={label}>
      {children}
    </div>
  );
}
