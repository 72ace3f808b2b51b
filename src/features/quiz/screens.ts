// Where the code of each page is: known only once one of them is wanted.
export const quizScreen = () => import('./screens/quiz-screen.tsx');
