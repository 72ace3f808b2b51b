/** The door of this feature has no route: the shell opens it from the demo's badge, on any page. */
export const loadDemoCompanion = async () => (await import('./panels/demo-companion.tsx')).DemoCompanion;

/** Beside the demo's badge on the first page. */
export const loadTourOffer = async () => (await import('./panels/tour-offer.tsx')).TourOffer;

/** Within the demo's badge. */
export const loadPresenterMark = async () => (await import('./panels/presenter-mark.tsx')).PresenterMark;

/** For a demo that cannot start before a person has decided. */
export const loadUnreadableWorldScreen = async () =>
  (await import('./panels/unreadable-world-screen.tsx')).UnreadableWorldScreen;

/** A notice if the demo cannot store what happens. */
export const loadKeepingNotice = async () => (await import('./panels/keeping-notice.tsx')).KeepingNotice;
