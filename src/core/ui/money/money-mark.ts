import { createContext, use } from 'react';

/** `simulated` puts the word for practice money behind every amount below. */
export type MoneyMark = 'real' | 'simulated';

export const MoneyMarkContext = createContext<MoneyMark>('real');
export const useMoneyMark = (): MoneyMark => use(MoneyMarkContext);
