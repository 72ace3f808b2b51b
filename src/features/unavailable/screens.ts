// Where the code of each page is: known only once one of them is wanted.
export const unavailableScreen = () => import('./screens/unavailable-screen.tsx');
