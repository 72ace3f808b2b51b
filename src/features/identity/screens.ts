// Where the code of each page is: known only once one of them is wanted.
export const verificationScreen = () => import('./screens/verification-screen.tsx');
export const applicationScreen = () => import('./screens/application-screen.tsx');
export const questionnaireScreen = () => import('./screens/questionnaire-screen.tsx');
