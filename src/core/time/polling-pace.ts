import { createContext } from 'react';
import { useSavesData } from '../preferences/use-preferences.ts';

/** Refetches below it come that many times more slowly: for lists that are counted on a page about something else. */
export const PollingPace = createContext(1);

/** How many times more slowly what can wait is refetched while data is saved. */
export const savingPace = 4;

/**
 * How many times more slowly to refetch now, because data is saved. What a decision about money hangs on cannot wait, and
 * keeps its pace.
 */
export const useSavingPace = (canWait = true): number => (useSavesData() && canWait ? savingPace : 1);
