// A copy of the checkout as it stands, to try a change of the program in.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 27 });
const asAuthor = ['-c', 'user.name=copy', '-c', 'user.email=copy@tandem.test'];

/** Generated files, and the document with a generated table, follow by themselves, and are counted as nothing. */
const isGenerated = (file) => /\.gen\.(d\.)?ts$/.test(file) || file === 'docs/configuration.md';

export function scratchCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-copy-'));
  const files = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, ...asAuthor, 'commit', '-qm', 'As it stands');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    /** Runs a command there; ends everything when it fails. */
    run(command, args, env = {}) {
      console.log(`> ${[command, ...args].join(' ')}`);
      const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env } });
      if (status === 0) return;
      console.error(`✗ left as it is to look at: ${folder}`);
      process.exit(1);
    },
    /** Files that were there and are not as they were, without generated ones. */
    changed: () =>
      git(folder, 'diff', '--name-only')
        .split('\n')
        .filter((file) => file !== '' && !isGenerated(file)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Says how many files were changed, and ends with 1 when there are more than may be. */
export function countChanged(copy, most) {
  const changed = copy.changed();
  console.log(`${changed.length} files changed, at most ${most}:\n${changed.map((file) => `  ${file}`).join('\n')}`);
  if (changed.length > most) process.exit(1);
}
