import { createContext } from 'react';

/** How many rows of a list have been read while there are more of them; false once all are there. */
export const ReadPart = createContext<number | false>(false);
