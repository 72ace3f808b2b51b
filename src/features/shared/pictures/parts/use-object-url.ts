import { useEffect, useState } from 'react';

/** An object URL for a picture; revoked when no component shows it. */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ readonly picture: Blob; readonly address: string }>();
  useEffect(() => {
    if (picture === undefined) return undefined;
    let isWanted = true;
    const address = URL.createObjectURL(picture);
    queueMicrotask(() => {
      if (isWanted) setShown({ picture, address });
    });
    return () => {
      isWanted = false;
      URL.revokeObjectURL(address);
    };
  }, [picture]);
  return shown?.picture === picture ? shown?.address : undefined;
}
