/** Something on the page as a screen reader names it. A name in slashes is a pattern. */
export interface Thing {
  readonly role: string;
  readonly name?: string;
}

/** One window of a browser that is driven from outside, with real taps and keys. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  readonly version: string;
  /** What pages complained about so far. WebKit tells only what a page could hear itself. */
  readonly complaints: string[];
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page, with its arguments as `arguments`; what it gives is JSON. */
  run(body: string, ...values: readonly (string | number)[]): Promise<unknown>;
  /** How many of them can be reached at the moment. */
  count(thing: Thing): Promise<number>;
  tap(thing: Thing): Promise<void>;
  /** Taps a field and types over what stands in it. */
  type(thing: Thing, text: string): Promise<void>;
  /** Types where the focus is. */
  keys(text: string): Promise<void>;
  /** Drags from the middle of it, by so many pixels to the right. */
  drag(thing: Thing, right: number): Promise<void>;
  /** Gives a file to the field with this label. */
  upload(label: string, file: string): Promise<void>;
  /** Opens a second window of the same visit and works in it, or goes back to the first. */
  second(): Promise<void>;
  first(): Promise<void>;
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}
