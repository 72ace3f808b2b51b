// Where the code of each page is: known only once one of them is wanted.
export const launchScreen = () => import('./screens/launch-pages-screen.tsx');
