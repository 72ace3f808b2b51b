import { existsSync } from 'node:fs';

export const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
export const webKitDriverPath = '/usr/bin/WebKitWebDriver';

/** Debian puts WebKit's small browser below the folder of the processor's kind. */
export const webKitPath = ['x86_64', 'aarch64']
  .map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
