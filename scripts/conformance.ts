// What `npm run conformance` runs. Exit code 0: nothing differs or is missing; 1: something is; 2: it could not be tried.
import { conformanceCommand } from '../tests/conformance/command.ts';

const { code, output } = await conformanceCommand(process.argv.slice(2), process.env);
if (code === 2) console.error(output);
else console.log(output);
// The connection for events would stay open for some seconds more.
process.exit(code);
