/** The door of this feature is no route of the product: the demo opens it in place of all pages. */
export const loadStudio = async () => (await import('./panels/studio-page.tsx')).StudioPage;
