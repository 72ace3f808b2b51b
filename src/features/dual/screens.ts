// Where the code of each page is: known only once one of them is wanted.
export const investScreen = () => import('./screens/invest-screen.tsx');
export const purchaseScreen = () => import('./screens/purchase-screen.tsx');
export const mineScreen = () => import('./screens/mine-screen.tsx');
export const helpScreen = () => import('./screens/help-screen.tsx');
