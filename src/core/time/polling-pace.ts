import { createContext, use } from 'react';
import { useSavesData } from '../preferences/use-preferences.ts';

/** Refetches below it come that many times more slowly: for lists that are counted on a page about something else. */
export const PollingPace = createContext(1);

/** How many times more slowly what can wait is refetched while data is saved. */
const savingPace = 4;

/**
 * How many times more slowly to refetch here. What a decision about money hangs on cannot wait, and keeps its pace while
 * data is saved.
 */
export const usePollingPace = (canWait = true): number =>
  Math.max(use(PollingPace), useSavesData() && canWait ? savingPace : 1);
