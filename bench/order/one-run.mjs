import { importBuiltBefore } from '../support/build-node.mjs';
import { median, percentile } from '../support/report.mjs';

const { tradeAsPeople } = await importBuiltBefore('order/people.ts');
const people = Number(process.argv[2]);
await tradeAsPeople(5);
const steps = await tradeAsPeople(people);
const of = (name) => {
  const own = steps.filter((step) => step.name === name);
  const mean = own.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / own.length;
  return {
    cpu: mean,
    p50: median(own.map(({ ms }) => ms)),
    p95: percentile(
      own.map(({ ms }) => ms),
      0.95,
    ),
  };
};
const names = ['register', 'fund', 'order', 'read'];
console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, of(name)]))));
