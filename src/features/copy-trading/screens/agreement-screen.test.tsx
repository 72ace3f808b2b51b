import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setStage } from '../../../../tests/support/copy-trading-stage.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { read } from '../../../../tests/support/source-files.ts';
import { languageCodes, languageTags } from '../../../core/i18n/languages.ts';
import CopyTradingScreen from './copy-trading-screen.tsx';

vi.mock(
  '../../../core/session/use-session.ts',
  async () => (await import('../../../../tests/support/copy-trading-stage.ts')).sessionView,
);
vi.mock(
  '../../shared/session/data/is-demo.ts',
  async () => (await import('../../../../tests/support/copy-trading-stage.ts')).demoView,
);

beforeEach(() => setStage());
afterEach(cleanup);

/** Dictionaries arrive when they do. */
const patience = { timeout: 60_000 };

const show = (path: string): Promise<void> => showScreen(CopyTradingScreen, path);

describe('agreement', () => {
  test.each([
    ['/pages/follow/agreement_en', 'What following means', 'en'],
    ['/pages/follow/agreement_zh', '跟单的含义', 'zh-CN'],
  ])('%s speaks its own language', async (path, heading, language) => {
    await show(path);
    expect((await screen.findByText(heading, {}, patience)).closest('article')?.lang).toBe(language);
  });

  test.each([
    ['ru', '/pages/follow/agreement_en', 'Русский', 'English'],
    ['hk', '/pages/follow/agreement_zh', '繁體中文', '简体中文'],
  ] as const)(
    '%s reads it in their own language, with that of the address beside it',
    async (reader, path, own, other) => {
      setStage({ language: reader });
      await show(path);
      const article = async (): Promise<string> => (await screen.findByRole('article', {}, patience)).lang;
      expect(await article()).toBe(languageTags[reader]);
      expect(screen.getByRole('radio', { name: own })).toHaveProperty('checked', true);
      fireEvent.click(screen.getByRole('radio', { name: other }));
      expect(
        await screen.findByText(reader === 'hk' ? '跟单的含义' : 'What following means', {}, patience),
      ).toBeTruthy();
      expect(await article()).toBe(reader === 'hk' ? 'zh-CN' : 'en');
    },
  );

  test('who is at the other one’s address reads that, and can change to their own', async () => {
    setStage({ language: 'ru' });
    await show('/pages/follow/agreement_zh');
    expect((await screen.findByRole('article', {}, patience)).lang).toBe('zh-CN');
    expect(screen.getByRole('radio', { name: 'Русский' })).toHaveProperty('checked', false);
  });

  test('CT2 what only the demo keeps is promised in the demo alone', async () => {
    const promised =
      /between you and the operator|no share of your profit|told by message|within a minute|and are told/;
    const unstated = /is not stated.*can be left out without any message/s;
    const words = async (isDemo: boolean): Promise<string> => {
      setStage({ isDemo });
      await show('/pages/follow/agreement_en');
      const text = (await screen.findByRole('article', {}, patience)).textContent;
      cleanup();
      return text;
    };
    expect(await words(true)).toMatch(promised);
    const live = await words(false);
    expect(live).not.toMatch(promised);
    expect(live).toMatch(unstated);
  });

  test('no language is offered the text of another', () => {
    const texts = languageCodes.map((code) => read(`locales/${code}/copyAgreement.json`));
    expect(new Set(texts).size).toBe(languageCodes.length);
  });
});
