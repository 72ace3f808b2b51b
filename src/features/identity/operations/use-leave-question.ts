import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '../../../core/navigation/routes.ts';
import { useSheetHistory } from '../../../core/ui/sheets/use-sheet-history.ts';

export interface LeaveQuestion {
  /** The person has gone back, and the question is open. */
  readonly isAsked: boolean;
  /** Asks instead of going back; undefined without unfinished answers. */
  readonly ask: (() => void) | undefined;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks once before unfinished answers are lost: the first step back opens the question, its answer leads on. For
 * closing the page, the browser asks.
 */
export function useLeaveQuestion(isUnfinished: boolean): LeaveQuestion {
  const navigate = useNavigate();
  // Of a page that was opened by its address there is nothing to go back to.
  const isFirst = useLocation().key === 'default';
  const [isAsked, setIsAsked] = useState(false);
  useSheetHistory(isUnfinished && !isAsked, () => setIsAsked(true));
  useEffect(() => {
    if (!isUnfinished) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnfinished]);
  return {
    isAsked: isUnfinished && isAsked,
    ask: isUnfinished && !isAsked ? () => setIsAsked(true) : undefined,
    stay: () => setIsAsked(false),
    leave: () => void (isFirst ? navigate(routes.home, { replace: true }) : navigate(-1)),
  };
}
