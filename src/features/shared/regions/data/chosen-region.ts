import { useKeptText } from '../../kept-text/data/kept-text.ts';

/** The country or region chosen on this device, as an ISO code; readers validate it. */
export const useChosenRegion = (): ReturnType<typeof useKeptText> => useKeptText('content.region');
