// Where the code of each page is: known only once one of them is wanted.
export const profileScreen = () => import('./screens/profile-screen.tsx');
export const securityScreen = () => import('./screens/security-screen.tsx');
export const passwordScreen = () => import('./screens/password-screen.tsx');
export const paymentPasswordScreen = () => import('./screens/payment-password-screen.tsx');
export const shareScreen = () => import('./screens/share-screen.tsx');
