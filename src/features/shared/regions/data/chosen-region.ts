import { useKeptText } from '../../kept-text/data/kept-text.ts';

/** The country or region that was picked on this device, as an ISO code; checked by whoever reads it. */
export const useChosenRegion = (): ReturnType<typeof useKeptText> => useKeptText('content.region');
