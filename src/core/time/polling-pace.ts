import { createContext } from 'react';

/** Refetches below it come that many times more slowly: for lists that are counted on a page about something else. */
export const PollingPace = createContext(1);
