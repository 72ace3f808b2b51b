import type { ObservedEvent, VitalName } from '../../../core/platform/observability.ts';
import { safeCall, safeField, safePlace, safeType } from './safe-words.ts';

/** What a report says of the program that sends it. */
export interface ReportingProgram {
  /** What the operator calls the product. */
  readonly name: string;
  readonly version: string;
  readonly build: string | undefined;
}

type Words = Readonly<Record<string, string>>;

/** One line of a report: how often the same happened, or the last value of a measure. */
export interface Noted {
  readonly form: 'log' | 'count' | 'measure';
  readonly name: string;
  readonly words: Words;
  readonly unit: string;
  readonly value: number;
}

/** Whole milliseconds, or a share with four decimals. */
const measureOf = (name: VitalName): readonly [unit: string, scale: number] =>
  name === 'cls' ? ['1', 1e4] : ['ms', 1];

const counted = (name: string, words: Words): Noted => ({ form: 'count', name, words, unit: '1', value: 1 });

/** The line of an event, with nothing in it but words that are known to be of the program. */
export function notedOf(event: ObservedEvent): Noted {
  switch (event.kind) {
    case 'error':
      return {
        ...counted(`tandem.error.${event.what}`, { type: safeType(event.type), place: safePlace(event.place) }),
        form: 'log',
      };
    case 'unreadable':
      return counted('tandem.answers.unreadable', { call: safeCall(event.call), field: safeField(event.field) });
    case 'request':
      return counted('tandem.requests', { outcome: event.outcome });
    case 'socket':
      return counted('tandem.socket', { change: event.change });
    case 'vital': {
      const [unit, scale] = measureOf(event.name);
      const value = Number.isFinite(event.value) ? Math.round(event.value * scale) / scale : 0;
      return { form: 'measure', name: `tandem.web.${event.name}`, words: {}, unit, value };
    }
  }
}

const attributesOf = (words: Words) =>
  Object.entries(words).map(([key, text]) => ({ key, value: { stringValue: text } }));
const scope = { name: 'tandem' };
/** A safe whole number has no more digits than milliseconds; the rest of the nanoseconds is unknown. */
const nanoseconds = (ms: number): string => `${Math.max(0, Math.floor(ms))}000000`;

const resourceOf = ({ name, version, build }: ReportingProgram) => ({
  attributes: attributesOf({
    'service.name': name,
    'service.version': version,
    ...(build === undefined ? {} : { 'tandem.build': build }),
  }),
});

export interface Batch {
  readonly program: ReportingProgram;
  readonly noted: readonly Noted[];
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
}

/** The body for `/v1/logs`; undefined without a log. */
export function logsBody({ program, noted, to }: Batch): object | undefined {
  const logs = noted.filter(({ form }) => form === 'log');
  if (logs.length === 0) return undefined;
  const logRecords = logs.map(({ name, words, value }) => ({
    timeUnixNano: nanoseconds(to),
    severityNumber: 17,
    severityText: 'ERROR',
    body: { stringValue: name },
    attributes: [...attributesOf(words), { key: 'count', value: { intValue: String(value) } }],
  }));
  return { resourceLogs: [{ resource: resourceOf(program), scopeLogs: [{ scope, logRecords }] }] };
}

/** Counts since the last report. */
const delta = 1;

/** The body for `/v1/metrics`; undefined without a count or a measure. */
export function metricsBody({ program, noted, from, to }: Batch): object | undefined {
  const times = { startTimeUnixNano: nanoseconds(from), timeUnixNano: nanoseconds(to) };
  const metrics = noted
    .filter(({ form }) => form !== 'log')
    .map(({ form, name, words, unit, value }) => {
      const attributes = attributesOf(words);
      return form === 'count'
        ? {
            name,
            unit,
            sum: {
              aggregationTemporality: delta,
              isMonotonic: true,
              dataPoints: [{ attributes, ...times, asInt: String(value) }],
            },
          }
        : { name, unit, gauge: { dataPoints: [{ attributes, ...times, asDouble: value }] } };
    });
  if (metrics.length === 0) return undefined;
  return { resourceMetrics: [{ resource: resourceOf(program), scopeMetrics: [{ scope, metrics }] }] };
}
