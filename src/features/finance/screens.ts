// Where the code of each page is: known only once one of them is wanted.
export const financeScreen = () => import('./screens/finance-screen.tsx');
