// Where the code of the pages is: known only once one of them is wanted.
export const copyTradingScreen = () => import('./screens/copy-trading-screen.tsx');
