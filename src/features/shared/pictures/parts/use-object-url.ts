import { useEffect, useState } from 'react';

/** An address under which this page can show a picture; given back when nobody shows it any more. */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (picture === undefined) {
      setUrl(undefined);
      return undefined;
    }
    const address = URL.createObjectURL(picture);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return url;
}
