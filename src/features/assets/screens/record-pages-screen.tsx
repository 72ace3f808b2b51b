import { useLocation } from 'react-router-dom';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { CoinRecordsScreen } from './coin-records-screen.tsx';
import { RecordsScreen } from './records-screen.tsx';
import { SelectCoinScreen } from './select-coin-screen.tsx';

/** The pages about records, which lead to each other and come as one file. */
export default function RecordPagesScreen() {
  useTextsAhead(['assets', 'shared', 'records', 'worth']);
  const { pathname } = useLocation();
  if (pathname === routes.fund.select) return <SelectCoinScreen />;
  return pathname === routes.fund.assetsRecord ? <CoinRecordsScreen /> : <RecordsScreen />;
}
