/** An empty element of the page that what comes later is drawn into. */
export class Slot {
  readonly #listeners = new Set<() => void>();
  #element: HTMLElement | null = null;

  readonly element = (): HTMLElement | null => this.#element;

  /** The reference of that element. */
  readonly offer = (element: HTMLElement | null): void => {
    this.#element = element;
    this.#listeners.forEach((listener) => listener());
  };

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The row below the header of a page: as high as the news in it. */
export const newsSlot = new Slot();
/** The corner of the bell, for a number. */
export const bellSlot = new Slot();
