/** A list asks for a picture of each row: more than this at a time would keep a person's own request waiting. */
const most = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Asks when fewer than two others are being asked, the one that came first before the others. */
export async function inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (running < most) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await ask();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
