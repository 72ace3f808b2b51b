import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Article, SiteConfiguration } from '../../../core/domain/server/site.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import HelpScreen from './help-screen.tsx';
import OperatorPageScreen from './operator-page-screen.tsx';
import SupportScreen from './support-screen.tsx';
import WebViewScreen from './web-view-screen.tsx';
import { DownloadSection } from '../panels/download-section.tsx';

interface Answer<T> {
  readonly data: T | undefined;
  readonly error: AppError | null;
}
let page: Answer<Article | null> = { data: undefined, error: null };
let site: Answer<SiteConfiguration> = { data: undefined, error: null };
const refetch = vi.fn<() => void>();
let lacking: readonly string[] = [];

vi.mock('../data/operator-page.ts', () => ({ useOperatorPage: () => ({ ...page, refetch }) }));
vi.mock('../../shared/site/data/site.ts', () => ({ useSiteConfiguration: () => ({ ...site, refetch }) }));
vi.mock('../../shared/articles/data/articles.ts', () => ({ useArticles: () => ({ data: undefined }) }));
vi.mock('../../shared/server/data/use-is-entry-offered.ts', () => ({
  useIsEntryOffered: (entry: string) => !lacking.includes(entry),
}));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ legal: { links: [] } }) }));
// Its code is a separate file that loads later.
vi.mock('../parts/later-code.tsx', () => ({
  LaterCode: ({ label }: { label: string }) => <svg role="img" aria-label={label} />,
}));
vi.mock('../help/panels/report-sheet.tsx', () => ({ ReportSheet: () => <p>the report</p> }));
afterEach(() => {
  cleanup();
  refetch.mockClear();
  lacking = [];
});

const siteWith = (settings: Readonly<Record<string, string>>): Answer<SiteConfiguration> => ({
  data: { name: undefined, logo: undefined, downloadLogo: undefined, settings },
  error: null,
});
const failed = { data: undefined, error: new AppError('no-answer', '') };

describe('WebViewScreen', () => {
  test('H19 WebViewScreen: names the host, and opens it apart without telling where from', async () => {
    await showScreen(WebViewScreen, '/pages/common/webView?url=https%3A//example.test/a%3Fb%3D1');
    expect(screen.getByText('example.test')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open example.test' });
    expect(link.getAttribute('href')).toBe('https://example.test/a?b=1');
    expect(link.getAttribute('rel')).toContain('noopener noreferrer');
    expect(screen.queryByText(/Not encrypted/)).toBeNull();
  });

  test('H19 WebViewScreen: warns of open connections and of disguised names', async () => {
    await showScreen(WebViewScreen, `/pages/common/webView?url=${encodeURIComponent('http://аррlе.com/')}`);
    expect(screen.getByText(/Not encrypted/)).toBeTruthy();
    expect(screen.getByText(/letters of other alphabets/)).toBeTruthy();
  });

  test.each(['', '?url=', '?url=javascript%3Aalert(1)', '?url=data%3Atext/html,x', '?url=//evil.test'])(
    'H19 WebViewScreen: "%s" leads nowhere',
    async (question) => {
      await showScreen(WebViewScreen, `/pages/common/webView${question}`);
      expect(screen.getByText('Not a web address')).toBeTruthy();
      expect(screen.queryAllByRole('link')).toEqual([]);
    },
  );
});

describe('SupportScreen', () => {
  test('MS2 SupportScreen: says that there is no channel where the operator named none', async () => {
    site = siteWith({ tk_radio: '1' });
    await showScreen(SupportScreen, '/pages/kefu/index');
    expect(screen.getByText('No support channel has been named.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Questions and answers' })).toBeTruthy();
  });

  test('MS2 SupportScreen: who comes from something that went wrong has the report open', async () => {
    site = siteWith({});
    await showScreen(SupportScreen, '/pages/kefu/index');
    expect(screen.queryByText('the report')).toBeNull();
    cleanup();
    await showScreen(SupportScreen, '/pages/kefu/index?report=open');
    expect(screen.getByText('the report')).toBeTruthy();
  });

  test('MS2 SupportScreen: a page for one channel shows that one, or says that there is none and leads to all', async () => {
    site = siteWith({ line_url: 'https://line.example/x', kefu_url: 'https://chat.example/' });
    await showScreen(SupportScreen, '/pages/kf/kfline');
    expect(screen.getByRole('link', { name: /LINE/ }).getAttribute('href')).toContain('/pages/common/webView?url=');
    expect(screen.queryByText('chat.example')).toBeNull();
    cleanup();
    site = siteWith({ line_url: 'https://line.example/x' });
    await showScreen(SupportScreen, '/pages/kf/kf');
    expect(screen.getByText('Not offered: Online chat')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All support channels' })).toBeTruthy();
  });

  test('SupportScreen: what could not be read can be asked again', async () => {
    site = failed;
    await showScreen(SupportScreen, '/pages/kefu/index');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});

test.each([
  ['support', SupportScreen, '/pages/kefu/index'],
  ['help', HelpScreen, '/pages/common/aboutuslist'],
])('W6 %s leads to the page of withdrawals only where the server has it', async (_what, Screen, path) => {
  site = siteWith({});
  await showScreen(Screen, path);
  expect(screen.getByRole('link', { name: 'How withdrawals work' })).toBeTruthy();
  cleanup();
  lacking = ['withdrawalPage'];
  await showScreen(Screen, path);
  expect(screen.getByRole('link', { name: 'Questions and answers' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'How withdrawals work' })).toBeNull();
});

describe('OperatorPageScreen', () => {
  test('W6 OperatorPageScreen: a page that the server lacks is not asked for again', async () => {
    page = { data: undefined, error: new AppError('unavailable', '') };
    await showScreen(OperatorPageScreen, '/pages/kf/tk');
    expect(screen.getByText('Not offered here: How withdrawals work.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('OperatorPageScreen: each address has its own page', async () => {
    page = { data: null, error: null };
    await showScreen(OperatorPageScreen, '/pages/setting/operational_compliance');
    expect(screen.getByRole('heading', { name: 'Operational compliance' })).toBeTruthy();
    expect(screen.getByText('Not published yet.')).toBeTruthy();
  });

  test('OperatorPageScreen: what could not be read can be asked again', async () => {
    page = failed;
    await showScreen(OperatorPageScreen, '/pages/common/faq');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });
});

describe('DownloadSection', () => {
  test('DownloadSection: a code and a link for each app, and an honest word without any', async () => {
    site = siteWith({ ios_url: 'https://apps.example/x', android_url: 'javascript:alert(1)' });
    await showScreen(DownloadSection, '/pages/common/aboutuslist?section=download');
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Open apps.example' }).getAttribute('href')).toContain('webView');
    cleanup();
    site = siteWith({});
    await showScreen(DownloadSection, '/pages/common/aboutuslist?section=download');
    expect(screen.getByText(/no separate app/)).toBeTruthy();
  });
});
