/** What comes after it is a task of its own: between two of them the browser answers a tap. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
