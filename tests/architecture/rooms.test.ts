import { existsSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesBelow, isScript, isTest, read } from '../support/source-files.ts';

const sources = filesBelow('src').filter((path) => isScript(path) && !isTest(path));

/** What a file imports of ours: values, types, and what arrives later. */
const importsOf = (path: string): readonly string[] =>
  ts
    .preProcessFile(read(path), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(path), name.replace(/\?.*$/, ''))))
    .filter((target) => isScript(target) && existsSync(target));

const imports: ReadonlyMap<string, readonly string[]> = new Map(sources.map((path) => [path, importsOf(path)]));

const isScreen = (path: string): boolean => /^src\/features\/.*\/screens\/[^/]+-screen\.tsx$/.test(path);

/** Named by a route, or by the screen of a route that chooses one of several by the address. */
function shownScreens(): ReadonlySet<string> {
  const screensIn = (path: string): readonly string[] => (imports.get(path) ?? []).filter(isScreen);
  const doors = sources.filter((path) => /^src\/features\/.*\/?routes\.tsx$/.test(path));
  const shown = doors.flatMap(screensIn);
  return new Set([...shown, ...shown.flatMap(screensIn)]);
}

/**
 * The rooms of features/shared that fewer than three use, with the reason why each is there. Features are islands, and a
 * screen of either asks for them.
 */
const sharedByTwo: Readonly<Record<string, string>> = {
  codes: 'A new person and a known one prove a number or an address with the same code: access and account.',
  'order-checks': 'An order asks what the settings say is to be checked, and both show the same sheet.',
  'safety-phrase': 'Chosen in the settings, shown above the login.',
};

/** A feature, a room of features/shared, or the program around them. */
const roomOf = (path: string): string | undefined =>
  /^src\/features\/(shared\/[\w-]+|[\w-]+)\//.exec(path)?.[1] ?? (path.startsWith('src/app/') ? 'app' : undefined);

/** Who uses each room of features/shared; other rooms of it count as one together. */
function usersOfShared(): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const [from, targets] of imports)
    for (const target of targets) {
      const [user, room] = [roomOf(from), roomOf(target)];
      if (user === undefined || room?.startsWith('shared/') !== true || room === user) continue;
      const name = user.startsWith('shared/') ? 'shared' : user;
      users.set(room, (users.get(room) ?? new Set()).add(name));
    }
  return users;
}

describe('rooms', () => {
  test('a folder of screens holds what routes show, and nothing else', () => {
    const shown = shownScreens();
    const files = sources.filter((path) => path.includes('/screens/'));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => !shown.has(path))).toEqual([]);
  });

  test('operations are hooks: nothing is drawn there', () => {
    const files = sources.filter((path) => /^src\/features\/.*\/operations\//.test(path));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => path.endsWith('.tsx')).map((path) => basename(path))).toEqual([]);
  });

  test('panels and screens hand out no hooks: those are operations', () => {
    const files = sources.filter((path) => /^src\/features\/.*\/(panels|screens)\//.test(path));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((path) => /^export (?:function|const) use[A-Z]/m.test(read(path)))).toEqual([]);
  });

  test('a request that moves money is made in operations', () => {
    const making = sources.filter((path) => path.startsWith('src/features/') && /\buseMoneyRequest\(/.test(read(path)));
    expect(making.length).toBeGreaterThan(20);
    expect(making.filter((path) => !path.includes('/operations/'))).toEqual([]);
  });

  test('what is shared has three users, or a reason', () => {
    const users = usersOfShared();
    const few = [...users].filter(([, names]) => names.size < 3).map(([room]) => room.replace('shared/', ''));
    expect(few.toSorted()).toEqual(Object.keys(sharedByTwo).toSorted());
  });
});
