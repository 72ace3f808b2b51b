// Makes from api-spec the verb and path of every call, by the name of the port's method, and the lists that show what a
// server offers.
import { fileURLToPath } from 'node:url';
import { writeOrCheck } from './generated-file.mjs';
import { describedOperations, simulatedTwin } from './read-api.mjs';

/** Calls that are no port's: the transport sends files itself. */
const ofTheTransport = new Set(['uploadImage']);

export function readCalls() {
  const ways = {};
  for (const { name, operation } of describedOperations()) {
    const { operationId, 'x-tandem-ways': listed = [name], 'x-tandem-way-of': main } = operation;
    if (main !== undefined || ofTheTransport.has(operationId)) continue;
    if (!listed.includes(name)) throw new Error(`x-tandem-ways of ${operationId} leaves out ${name} itself`);
    ways[operationId] = listed;
  }
  for (const { name, operation } of describedOperations()) {
    const main = operation['x-tandem-way-of'];
    if (main !== undefined && ways[main]?.includes(name) !== true) throw new Error(`${name} is no way of ${main}`);
  }
  return ways;
}

const render = (ways) => `import type { Operation } from '../../../core/platform/http-transport.ts';

// Made from api-spec by scripts/generate-calls.mjs: change the specification, then run it again.

/** Verb and path of every call by the method of the port that makes it. Several ways are tried in this order. */
export const waysOf = ${JSON.stringify(ways, null, 2)} as const satisfies Readonly<Record<string, readonly [Operation, ...Operation[]]>>;

export type CallName = keyof typeof waysOf;
`;

function readAreaLists() {
  return describedOperations().flatMap(({ name, operation }) => [
    ...(operation['x-tandem-shows'] ?? []).map((area) => [area, name]),
    ...(operation['x-tandem-twin-shows'] ?? []).map((area) => [area, simulatedTwin(name)]),
  ]);
}

const renderAreas = (lists) => `import type { ProductArea } from '../../../../core/config/product-areas.ts';
import type { Operation } from '../../../../core/platform/http-transport.ts';

// Made from api-spec by scripts/generate-calls.mjs: change the specification, then run it again.

/**
 * For areas that \`config.json\` leaves open: a call of this list shows whether the server has them. A list changes
 * nothing.
 */
export const areaLists = ${JSON.stringify(lists)} as const satisfies readonly (readonly [ProductArea, Operation])[];
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeOrCheck('src/adapters/wire/calls/calls.gen.ts', render(readCalls()));
  writeOrCheck('src/features/shared/server/data/area-lists.gen.ts', renderAreas(readAreaLists()));
}
