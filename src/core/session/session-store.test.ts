import { describe, expect, test } from 'vitest';
import type { KeyValueStorage } from '../platform/storage.ts';
import { applyLaunchRule } from './launch-rule.ts';
import { SessionStore } from './session-store.ts';

/** One device, any number of tabs: a write in one tab is told to the others. */
function createDevice(): { kept: Map<string, string>; openTab: () => KeyValueStorage } {
  const kept = new Map<string, string>();
  const tabs: { watchers: Set<(key: string) => void> }[] = [];
  const openTab = (): KeyValueStorage => {
    const tab = { watchers: new Set<(key: string) => void>() };
    tabs.push(tab);
    const tellOthers = (key: string): void => {
      for (const other of tabs) if (other !== tab) other.watchers.forEach((watcher) => watcher(key));
    };
    return {
      read: (key) => kept.get(key),
      write: (key, value) => {
        kept.set(key, value);
        tellOthers(key);
      },
      keeps: () => true,
      remove: (key) => {
        kept.delete(key);
        tellOthers(key);
      },
      clear: () => kept.clear(),
      watch: (listener) => {
        tab.watchers.add(listener);
        return () => tab.watchers.delete(listener);
      },
    };
  };
  return { kept, openTab };
}

describe('SessionStore', () => {
  test('state: a visitor who chose nothing reads English', () => {
    expect(new SessionStore(createDevice().openTab()).state()).toEqual({
      token: undefined,
      userId: undefined,
      language: 'en',
    });
  });

  test('signIn: kept under the names of the specification, and found again', () => {
    const device = createDevice();
    const session = new SessionStore(device.openTab());
    session.signIn('a1');
    session.chooseLanguage('fra');
    session.identify('42');
    expect([...device.kept]).toEqual([
      ['token', 'a1'],
      ['lang', 'fra'],
      ['person', 'a1|42'],
    ]);
    expect(session.state()).toEqual({ token: 'a1', userId: '42', language: 'fra' });
  });

  test('18B identify: a page that is loaded anew knows its person at once, and never that of another token', () => {
    const device = createDevice();
    const session = new SessionStore(device.openTab());
    session.signIn('a1');
    session.identify('42');
    expect(new SessionStore(device.openTab()).state().userId).toBe('42');
    session.signIn('b2');
    expect(new SessionStore(device.openTab()).state().userId).toBeUndefined();
    device.kept.set('person', 'a1|42');
    expect(new SessionStore(device.openTab()).state().userId).toBeUndefined();
    session.identify('43');
    session.signOut();
    expect([device.kept.has('person'), new SessionStore(device.openTab()).state().userId]).toEqual([false, undefined]);
  });

  test('signOut: forgets token and person, keeps the language', () => {
    const device = createDevice();
    const session = new SessionStore(device.openTab());
    session.signIn('a1');
    session.chooseLanguage('ru');
    session.signOut();
    session.identify('42');
    expect(session.state()).toEqual({ token: undefined, userId: undefined, language: 'ru' });
    expect(device.kept.has('token')).toBe(false);
  });

  test('watch: another tab that signs in, out or chooses a language is followed', () => {
    const device = createDevice();
    const here = new SessionStore(device.openTab());
    const there = new SessionStore(device.openTab());
    const seen: unknown[] = [];
    here.watch(() => seen.push([here.state().token, here.state().language]));
    there.signIn('a1');
    there.chooseLanguage('th');
    there.signOut();
    expect(seen).toEqual([
      ['a1', 'en'],
      ['a1', 'th'],
      [undefined, 'th'],
    ]);
  });

  test('watch: the person stays known while the token stays, and not for another token', () => {
    const device = createDevice();
    const here = new SessionStore(device.openTab());
    const there = new SessionStore(device.openTab());
    here.signIn('a1');
    here.identify('42');
    there.chooseLanguage('th');
    expect(here.state().userId).toBe('42');
    there.signIn('b2');
    expect(here.state().userId).toBeUndefined();
  });

  test('watch: nothing is told when nothing changed', () => {
    const session = new SessionStore(createDevice().openTab());
    let calls = 0;
    session.watch(() => {
      calls += 1;
    });
    session.chooseLanguage('en');
    session.signOut();
    expect(calls).toBe(0);
    expect(session.state()).toBe(session.state());
  });

  test('state: an unknown language is English, an empty token is a visitor', () => {
    const device = createDevice();
    device.kept.set('lang', 'klingon').set('token', '');
    expect(new SessionStore(device.openTab()).state()).toMatchObject({ token: undefined, language: 'en' });
  });
});

describe('applyLaunchRule', () => {
  test.each([undefined, '0', '-1', '0.9', 'abc', ''])(
    'applyLaunchRule: version %s clears everything and becomes 1',
    (version) => {
      const { kept, openTab } = createDevice();
      kept.set('token', 'a1');
      if (version !== undefined) kept.set('h5Version', version);
      applyLaunchRule(openTab());
      expect([...kept]).toEqual([['h5Version', '1']]);
    },
  );

  test.each(['1', '2'])('applyLaunchRule: version %s stays as it is', (version) => {
    const { kept, openTab } = createDevice();
    kept.set('token', 'a1').set('h5Version', version);
    applyLaunchRule(openTab());
    expect(kept.get('token')).toBe('a1');
    expect(kept.get('h5Version')).toBe(version);
  });
});

describe('SessionStore: the languages of a brand', () => {
  const languages = { offered: ['fra', 'spa'], first: 'fra' } as const;
  const languageOf = (stored: string | undefined, offered: ConstructorParameters<typeof SessionStore>[1]) => {
    const { kept, openTab } = createDevice();
    if (stored !== undefined) kept.set('lang', stored);
    return new SessionStore(openTab(), offered).state().language;
  };

  test.each([
    [undefined, 'fra'],
    ['spa', 'spa'],
    ['ru', 'fra'],
    ['klingon', 'fra'],
  ] as const)('SessionStore: with %s stored it speaks %s', (stored, spoken) => {
    expect(languageOf(stored, languages)).toBe(spoken);
  });

  test('SessionStore: a first language alone leaves all others on offer', () => {
    const first = { offered: [], first: 'spa' } as const;
    expect([languageOf(undefined, first), languageOf('ru', first), languageOf(undefined, undefined)]).toEqual([
      'spa',
      'ru',
      'en',
    ]);
  });
});
