import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../src/core/i18n/languages.ts';
import { programFiles } from '../support/source-files.ts';
import { dictionariesIn, stemOf } from './dictionaries.ts';
import { hintsOf, sentencesIn, type Hint } from './hints.ts';

const found = programFiles().map((path) => hintsOf(path));
const hints = found.flatMap((one) => one.hints);
const patternOf = (key: string): RegExp => new RegExp(`^${key.replaceAll('.', String.raw`\.`).replaceAll('*', '.+')}$`);

/** What a language says below a field, all forms of it. */
function textsOf(
  dictionaries: ReturnType<typeof dictionariesIn>,
  { dictionary, key }: Hint,
): readonly (readonly [string, string])[] {
  const pattern = patternOf(key);
  return [...(dictionaries.get(dictionary) ?? [])].filter(([one]) => pattern.test(stemOf(one)));
}

describe('one sentence below a field', () => {
  test('every key that is asked for there is found', () => {
    expect(hints.length).toBeGreaterThan(100);
    const english = dictionariesIn('locales/en');
    expect(hints.filter((hint) => textsOf(english, hint).length === 0)).toEqual([]);
  });

  test.each(languageCodes)('%s: no field has more', (language) => {
    const dictionaries = dictionariesIn(`locales/${language}`);
    const long = hints.flatMap((hint) =>
      textsOf(dictionaries, hint)
        .filter(([, text]) => sentencesIn(text) > 1)
        .map(([key, text]) => `${hint.path}: ${hint.dictionary}.${key}: ${text}`),
    );
    expect([...new Set(long)]).toEqual([]);
  });

  test('no field gets two of them put together', () => {
    expect(found.flatMap(({ joined }) => joined)).toEqual([]);
  });
});

describe('what the rule finds', () => {
  const screen = (hint: string, before = ''): string => `
    const words = { contract: t('form.contract'), spot: t('form.spot') };
    function lossText() { return known ? t('form.loss') : t('form.unknown'); }
    function Part() { const t = useText('limits'); ${before} return <TextField label={t('x')} hint={${hint}} />; }`;
  const keys = (hint: string, before?: string): readonly string[] =>
    hintsOf('x.tsx', screen(hint, before)).hints.map(({ dictionary, key }) => `${dictionary}.${key}`);

  test('a key, a choice of two, a template and what a name stands for', () => {
    expect(keys("t('form.sum')")).toEqual(['limits.form.sum']);
    expect(keys("t(isFirst ? 'form.one' : 'form.two', { sum })")).toEqual(['limits.form.one', 'limits.form.two']);
    expect(keys('t(`form.${id}Hint`)')).toEqual(['limits.form.*Hint']);
    expect(keys('words[name]')).toEqual(['limits.form.contract', 'limits.form.spot']);
    expect(keys('lossText()')).toEqual(['limits.form.loss', 'limits.form.unknown']);
    expect(keys('shown', "const shown = t('form.shown');")).toEqual(['limits.form.shown']);
  });

  test('the lines of a list', () => {
    const text = `
      const lines = { name: { hint: 'name.hint' }, line: { hint: 'line.hint' } };
      function Part() { const t = useText('account'); const { hint } = lines[line]; return <TextField hint={t(hint)} />; }`;
    expect(hintsOf('x.tsx', text).hints.map(({ key }) => key)).toEqual(['name.hint', 'line.hint']);
  });

  test('the description of a switch and a paragraph that looks like a hint', () => {
    const text = `
      function Part() { const t = useText('device');
        return <><Switch description={t('a')} /><p className={styles['hint']}>{t('b')}</p><p>{t('c')}</p></>; }`;
    expect(hintsOf('x.tsx', text).hints.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test('two texts that are put together', () => {
    expect(hintsOf('x.tsx', screen("[t('a'), t('b')].join(' ')")).joined).toHaveLength(1);
    expect(hintsOf('x.tsx', screen("`${t('a')} ${t('b')}`")).joined).toHaveLength(1);
    expect(hintsOf('x.tsx', screen("t('a')")).joined).toEqual([]);
    const paragraphs = (between: string): string =>
      `const Part = () => <div><p className={styles['hint']}>{a}</p>${between}<p className={styles['hint']}>{b}</p></div>;`;
    expect(hintsOf('x.tsx', paragraphs('\n')).joined).toHaveLength(1);
    expect(hintsOf('x.tsx', paragraphs('<Choice />')).joined).toEqual([]);
  });

  test('sentences by the marks of each language', () => {
    expect(sentencesIn('For withdrawals; it can be set only now.')).toBe(1);
    expect(sentencesIn('For withdrawals. It can be set only now.')).toBe(2);
    expect(sentencesIn('Missing there? The page may be a fake.')).toBe(2);
    expect(sentencesIn('From {{min}} to 0.5')).toBe(1);
    expect(sentencesIn('仅限本设备。新地址一天内都会提示。')).toBe(2);
    expect(sentencesIn('仅限本设备；新地址一天内都会提示。')).toBe(1);
  });
});
