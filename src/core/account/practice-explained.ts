/** Where the device keeps that it has shown how practice differs: practice was opened. */
export const practiceExplainedKey = 'practice.explained';
