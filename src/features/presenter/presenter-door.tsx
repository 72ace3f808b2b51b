/** The door of this feature has no route: the shell opens it from the demo's badge, on any page. */
export const loadPresenterPanel = async () => (await import('./screens/presenter-panel.tsx')).PresenterPanel;
