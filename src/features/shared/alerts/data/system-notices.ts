/** The device's permission; `absent` without support for notifications. */
export type NoticePermission = 'granted' | 'denied' | 'default' | 'absent';

export const noticePermission = (): NoticePermission =>
  typeof Notification === 'undefined' ? 'absent' : Notification.permission;

/** Only ever called by a tap on the switch that says so. */
export async function askForNotices(): Promise<NoticePermission> {
  if (typeof Notification === 'undefined') return 'absent';
  return Notification.requestPermission();
}

/** A message of the system beside the page; `tag` keeps two of the same from standing there. */
export async function showSystemNotice(title: string, tag: string): Promise<void> {
  if (noticePermission() !== 'granted') return;
  try {
    const notice = new Notification(title, { tag });
    notice.addEventListener('click', () => window.focus());
  } catch {
    // Phones show them through the service worker alone.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { tag }).catch(() => undefined);
  }
}
