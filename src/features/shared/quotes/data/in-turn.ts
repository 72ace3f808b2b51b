/** A list asks for a picture of each row: more at a time would delay what the person asks for. */
const most = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs at most two at a time; the others wait in the order in which they came. */
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
