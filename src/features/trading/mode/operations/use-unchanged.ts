import { useState } from 'react';

/**
 * The same value as before while nothing in it differs. Lists of the server are read every few seconds, mostly without
 * news: their components render only with news. For plain data only.
 */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
