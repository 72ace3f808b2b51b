/** The path below the hash of an address: `#/pages/fund/assets?tab=1` is `/pages/fund/assets?tab=1`. */
export const pathOfHash = (hash: string): string => (hash.startsWith('#/') ? hash.slice(1) : '/');
