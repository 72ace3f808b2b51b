import { outsideAddress } from '../../shared/outside/model/outside-address.ts';

export const downloadKinds = ['ios', 'android', 'any'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** Keys of the site configuration: the most common one first. */
const keys: Readonly<Record<DownloadKind, readonly string[]>> = {
  ios: ['ios_apk_download_url', 'ios_url', 'ios_download_url', 'appstore_url'],
  android: ['apk_download_url', 'android_url', 'android_download_url', 'apk_url'],
  any: ['open_url', 'download_url', 'down_url', 'app_url'],
};

export interface Download {
  readonly kind: DownloadKind;
  readonly address: URL;
}

/** The addresses of the operator's own apps. */
export const downloadsOf = (settings: Readonly<Record<string, string>>): readonly Download[] =>
  downloadKinds.flatMap((kind) => {
    const [address] = keys[kind].flatMap((key) => outsideAddress(settings[key]?.trim()) ?? []);
    return address === undefined ? [] : [{ kind, address }];
  });
