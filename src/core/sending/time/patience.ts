/** If no record shows this long after sending, the request was not executed, ms. */
export const decidedAfterMs = 30_000;
/** The outcome of a change is looked for no longer than this, the last reading of the records included, ms. */
export const knownAfterMs = 40_000;
/** How long sending waits for the snapshot of the records; usually it is taken while the person reads the review. */
export const patienceForViewMs = 2000;
/** An answer that takes longer is looked for in the records, while it may still come. */
export const patienceForAnswerMs = 6000;
/** Another tab hears of an outcome a little later than of the end of a lock. */
export const tabsLagMs = 1000;
/** Then no answer can come any more: the transport gives up. */
export const answerAfterMs = 60_000;
/** How often it is asked whether a person is back. */
export const personLagMs = 2000;
