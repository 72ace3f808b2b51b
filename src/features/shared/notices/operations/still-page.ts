/** As long as a thumb that is on its way takes. */
const stillMs = 350;

export interface StillPage {
  /** For a moment the page takes no tap: it was meant for what stood there before. */
  hold(): void;
  letGo(): void;
}

/** A page that moves down for a message, by its `main`; `onLetGo` runs when it takes taps again. */
export function stillPage(main: HTMLElement, onLetGo: () => void = () => undefined): StillPage {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const letGo = (): void => {
    clearTimeout(timer);
    delete main.dataset['moved'];
    onLetGo();
  };
  const hold = (): void => {
    clearTimeout(timer);
    main.dataset['moved'] = '';
    timer = setTimeout(letGo, stillMs);
  };
  return { hold, letGo };
}
