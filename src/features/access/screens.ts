// Where the code of each page is: known only once one of them is wanted.
export const loginScreen = () => import('./screens/login-screen.tsx');
export const registerScreen = () => import('./screens/register-screen.tsx');
export const forgetScreen = () => import('./screens/forget-screen.tsx');
