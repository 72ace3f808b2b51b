// Where the code of each page is: known only once one of them is wanted.
export const recordPagesScreen = () => import('./screens/record-pages-screen.tsx');
export const assetsScreen = () => import('./screens/assets-screen.tsx');
export const practiceAssetsScreen = () => import('./screens/practice-assets-screen.tsx');
