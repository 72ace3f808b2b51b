// Where the code of each page is: known only once one of them is wanted.
export const authorisationScreen = () => import('./screens/authorisation-screen.tsx');
export const authorisedAmountScreen = () => import('./screens/authorised-amount-screen.tsx');
