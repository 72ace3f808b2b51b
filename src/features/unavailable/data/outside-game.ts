import { useSiteSetting } from '../../shared/site/data/site-setting.ts';

/** Where the operator runs the game, as set on the server; undefined without that setting and when it cannot be read. */
export const useOutsideGame = (isWanted: boolean): string | undefined => useSiteSetting('game_url', isWanted);
