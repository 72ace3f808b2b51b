// Where the code of each page is: known only once one of them is wanted.
export const addressesScreen = () => import('./screens/addresses-screen.tsx');
export const addAddressScreen = () => import('./screens/add-address-screen.tsx');
export const bankCardScreen = () => import('./screens/bank-card-screen.tsx');
export const internationalCardScreen = () => import('./screens/international-card-screen.tsx');
