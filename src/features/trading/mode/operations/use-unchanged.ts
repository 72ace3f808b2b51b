import { useState } from 'react';

/**
 * The same value as before as long as nothing in it differs. Lists of the server are read every few seconds, mostly
 * without news: what is drawn from them is drawn again only when there is some. For plain data alone.
 */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
