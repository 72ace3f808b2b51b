import { createContext } from 'react';

/** How many rows of a list have been read while there are more of them; undefined once all are there. */
export const ReadPart = createContext<number | undefined>(undefined);
