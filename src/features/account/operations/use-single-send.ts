import { useRef } from 'react';

interface Told {
  readonly onSuccess: () => void;
  readonly onSettled: () => void;
}

/** One send until its outcome is known: a second tap may come while the first one is being checked, before the page is busy. */
export function useSingleSend<Fields>(
  mutate: (fields: Fields, told: Told) => void,
  onSuccess: () => void,
): (fields: Fields) => void {
  const isUnderWay = useRef(false);
  return (fields) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const onSettled = (): void => {
      isUnderWay.current = false;
    };
    mutate(fields, { onSuccess, onSettled });
  };
}
