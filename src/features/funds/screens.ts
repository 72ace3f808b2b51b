// Where the code of each page is: known only once one of them is wanted.
export const loanPagesScreen = () => import('../loans/screens/loan-pages-screen.tsx');
export const purchasePagesScreen = () => import('../purchases/screens/purchase-pages-screen.tsx');
export const transferScreen = () => import('./screens/transfer-screen.tsx');
export const transferHistoryScreen = () => import('./screens/transfer-history-screen.tsx');
export const depositScreen = () => import('./screens/deposit-screen.tsx');
export const withdrawScreen = () => import('./screens/withdraw-screen.tsx');
export const moneyLogScreen = () => import('./screens/money-log-screen.tsx');
export const convertScreen = () => import('./screens/convert-screen.tsx');
