// Where the code of each page is: known only once one of them is wanted.
export const miningScreen = () => import('./screens/mining-screen.tsx');
export const classesScreen = () => import('./screens/classes-screen.tsx');
export const welcomeScreen = () => import('./screens/welcome-screen.tsx');
export const buyScreen = () => import('./screens/buy-screen.tsx');
export const ordersScreen = () => import('./screens/orders-screen.tsx');
