import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSheetHistory } from '../../../core/ui/use-sheet-history.ts';

export interface LeaveQuestion {
  /** The person has gone back and is to be asked. */
  readonly isAsked: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks once before unfinished answers are left: the first step back comes to the question, the answer leads on. Closing
 * the page is asked about by the browser.
 */
export function useLeaveQuestion(isUnfinished: boolean): LeaveQuestion {
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  useSheetHistory(isUnfinished && !isAsked, () => setIsAsked(true));
  useEffect(() => {
    if (!isUnfinished) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnfinished]);
  return { isAsked: isUnfinished && isAsked, stay: () => setIsAsked(false), leave: () => void navigate(-1) };
}
