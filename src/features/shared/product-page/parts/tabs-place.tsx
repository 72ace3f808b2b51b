import styles from './tabs-place.module.css';

export interface TabsPlaceProps {
  /** They are on their way, not unreadable. */
  readonly isReading: boolean;
}

/** Where tabs stand whose names are not known. */
export function TabsPlace({ isReading }: TabsPlaceProps) {
  return (
    <div className={styles['place']} aria-hidden="true">
      {isReading ? (
        <>
          <span />
          <span />
        </>
      ) : undefined}
    </div>
  );
}
