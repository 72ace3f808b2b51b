/** The door of this feature has no route: the shell opens it from the demo's badge, on any page. */
export const loadPresenterPanel = async () => (await import('./screens/presenter-panel.tsx')).PresenterPanel;

/** For a demo that cannot start before somebody has decided. */
export const loadUnreadableWorldScreen = async () =>
  (await import('./screens/unreadable-world-screen.tsx')).UnreadableWorldScreen;
